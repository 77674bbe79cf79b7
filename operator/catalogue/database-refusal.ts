/** How refusals of the database read for operators: messages of its triggers, and names of its constraints. */
const REASONS: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [
    /^listing (\d+) cannot be sold: (.+)$/,
    (id, fields) => `商品 ${id} 这样不能卖，请核对：${namesOf(fields)}`,
  ],
  [
    /^listing (\d+) has unfinished orders: delivery$/,
    (id) => `商品 ${id} 还有订单没有完成，要等它们付款、交付或取消后才能改交付方式`,
  ],
  [
    /^listing (\d+) waits for an agreement$/,
    (id) => `商品 ${id} 的文字还在待审核，同意之后才能上架`,
  ],
  [
    /^stock \d+ has fewer card secrets than pieces$/,
    () => "库存比没有发出的卡密多，请核对卡密和订单",
  ],
  [
    /^listing (\d+) has fewer pieces than one order takes$/,
    (id) => `商品 ${id} 的库存不够一笔订单最少要的件数（含赠品）：请补足，或改小最少件数`,
  ],
  [/^stock_(?:not_negative|adds_up)$/, () => "库存不够：刚有买家下单，或别人改过库存"],
  [/^envelopes_claimed$/, () => "优惠券的总数不能少于已经发出的张数"],
  [/^goods_specs_position$/, () => "这件商品的规格刚被别人改过，请核对后再试"],
  [/^(?:goods|goods_specs)_bounds$/, () => "最多件数要为 0（不限），或不小于最少件数"],
];

const FIELD_NAMES: Readonly<Record<string, string>> = {
  cashback: "返现",
  deposit: "押金",
  discounts: "优惠",
  group_price: "拼团价",
  max: "最多件数",
  min: "最少件数",
  rent_hours: "最短租期",
  specs_type: "规格类型",
  stock: "库存和卡密",
};
const namesOf = (fields = "") =>
  fields
    .split(", ")
    .map((field) => FIELD_NAMES[field] ?? field)
    .join("、");

/** Classes of PostgreSQL errors: a constraint is violated; transactions conflict or wait for each other. */
const VIOLATION = /^23/;
const CONFLICT = /^(?:40001|40P01)$/;

interface DriverError extends Error {
  code?: string;
  constraint?: string;
}

/**
 * Returns why the database refused a change, in Chinese. It does so when two operators, or an operator and a buyer,
 * change the same thing at once, each after a check that the other had not changed anything.
 * @returns null for any other error, which is a fault of the program
 */
export function databaseRefusal(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code = "", message, constraint } = at as DriverError;
    if (CONFLICT.test(code)) return "刚才有别人同时在改，请再试一次";
    if (!VIOLATION.test(code)) continue;
    for (const [pattern, reasonOf] of REASONS) {
      const [found, ...parts] = pattern.exec(constraint ?? message) ?? [];
      if (found !== undefined) return reasonOf(...parts);
    }
  }
  return null;
}
