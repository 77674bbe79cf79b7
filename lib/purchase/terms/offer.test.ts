import { fenToYuan } from "@storefront/contract/money";
import fc from "fast-check";
import { CONFIRM, coupon, REQUEST, WITH_COUPON } from "../testing/answers";
import { channelInUse, isBalanceShort, readOffer } from "./offer";
import { draftPayload } from "./order-draft";
import { addsUp, readPrice } from "./price";

const read = (data: unknown) => {
  const result = readOffer(data, REQUEST);
  if (!result) throw new Error("not read");
  return result;
};

test("reads the terms in fen", () => {
  const { offer, price } = read(WITH_COUPON);
  expect(offer).toMatchObject({ orderNum: CONFIRM.order_num, balanceFen: 2000 });
  expect(price).toMatchObject({ unitFen: 3000, couponFen: 500, totalFen: 5200, couponId: 71 });
});

describe("an answer that lacks a field", () => {
  const without = (key: keyof typeof CONFIRM) =>
    readOffer({ ...CONFIRM, [key]: undefined }, REQUEST);

  test.each(["order_num", "now_price"] as const)("is broken without %s", (key) => {
    expect(without(key)).toBeNull();
  });

  const others = Object.keys(CONFIRM).filter((key) => !["order_num", "now_price"].includes(key));
  test.each(others as (keyof typeof CONFIRM)[])("can be bought from without %s", (key) => {
    const read = without(key);
    expect(read).toMatchObject({
      offer: { orderNum: CONFIRM.order_num, goodsName: CONFIRM.goods_name },
      price: { totalFen: 5700, quantity: 2 },
    });
  });

  test("has no unit price, and its lines are not checked against the total, without one", () => {
    const price = without("after_discount_price")?.price;
    expect(price?.unitFen).toBeNull();
    expect(price && addsUp(price)).toBe(true);
  });
});

test("accepts numbers as strings and strings as numbers", () => {
  const { offer, price } = read({
    ...CONFIRM,
    order_num: 2026112100000001,
    quantity: "2",
    delivery_type: "2",
    now_price: 57,
    after_discount_price: "30",
    validate_balance: 20,
    channel_list: [{ channel_id: "1", channel_name: "支付宝", class_name: "alipay" }],
  });
  expect(offer).toMatchObject({ orderNum: CONFIRM.order_num, deliveryType: 2, balanceFen: 2000 });
  expect(offer.channels).toEqual([{ id: 1, name: "支付宝", kind: "alipay" }]);
  expect(price).toMatchObject({ unitFen: 3000, quantity: 2, totalFen: 5700 });
});

test("leaves out a channel of an unknown kind", () => {
  const unknown = { channel_id: 9, channel_name: "数字人民币", class_name: "ecny" };
  const { channels } = read({ ...CONFIRM, channel_list: [unknown, ...CONFIRM.channel_list] }).offer;
  expect(channels.map(({ id }) => id)).toEqual([1, 2, 0]);
});

test("reads titles and gifts of Discount entities, whose amounts are part of the total", () => {
  const entity = { condition_type: 1, condition_num: "50", discount_value: "3" };
  const { price } = read({
    ...CONFIRM,
    gifts: undefined,
    discounts: [
      { ...entity, discount_type: 1, describe: "满 50 减 3" },
      { ...entity, discount_type: 2, describe: "送体验卡" },
      { ...entity, discount_type: 3, describe: "2 件 9 折" },
    ],
  });
  expect(price.discounts.map(({ title, fen }) => [title, fen])).toEqual([
    ["满 50 减 3", null],
    ["2 件 9 折", null],
  ]);
  expect(price.gifts).toEqual(["送体验卡"]);
  expect(addsUp(price)).toBe(true);
});

describe("a field required by the seller", () => {
  test("has its id from customerRemarks when customer_remarks has none", () => {
    const { requiredNotes } = read({
      ...CONFIRM,
      customer_remarks: [{ title: "充值账号", tip: "数字 ID" }],
      customerRemarks: [{ title: "充值账号", remark_id: 5 }],
    }).offer;
    expect(requiredNotes).toEqual([{ id: 5, title: "充值账号", tip: "数字 ID" }]);
  });

  test("is sent in the leave word when it has no id", () => {
    const { offer } = read({
      ...CONFIRM,
      customer_remarks: [{ title: "账号" }, { title: "区服" }],
    });
    const [account, server] = offer.requiredNotes.map(({ id }) => id);
    const notes = { [account ?? 0]: " 10086 ", [server ?? 0]: "一区" };
    expect(draftPayload(offer, { remark: "", notes })).toMatchObject({
      leave_word: "账号：10086；区服：一区",
      customer_remarks: "[]",
    });
  });
});

describe("a quote that is merged into the terms", () => {
  const before = read(CONFIRM).price;

  test("keeps fields that it does not have", () => {
    expect(readPrice({ now_price: "50.00" }, before)).toEqual({
      ...before,
      totalFen: 5000,
    });
  });

  test("takes the coupon's own amount when it has only the coupon", () => {
    const data = { now_price: "49.00", envelope: { user_envelope_id: "72" } };
    expect(readPrice(data, before)).toMatchObject({ couponId: 72, couponFen: 800 });
  });
});

test.each([null, undefined, "text", [], 5, { ...CONFIRM, now_price: "-1.00" }])(
  "returns null for %j",
  (data) => {
    expect(readOffer(data, REQUEST)).toBeNull();
  },
);

test("keeps the first of two entries with the same id", () => {
  const [alipay, wxpay, balance] = CONFIRM.channel_list;
  const word = { remark_id: 5, title: "充值账号", tip: "数字 ID" };
  const { offer, price } = read({
    ...CONFIRM,
    channel_list: [alipay, { ...wxpay, channel_id: 1 }, balance],
    customer_remarks: [word, { ...word, title: "区服" }],
    all_envelope: { valid: [coupon(71), coupon(71, "8.00")], invalid: [coupon(73), coupon(73)] },
  });
  expect(offer.channels.map(({ name }) => name)).toEqual(["支付宝", "账户余额"]);
  expect(offer.requiredNotes.map(({ title }) => title)).toEqual(["充值账号"]);
  expect(price.valid.map(({ reduceFen }) => reduceFen)).toEqual([500]);
  expect(price.invalid).toHaveLength(1);
});

test("reads gifts without duplicates, and none when the server sends none", () => {
  expect(read({ ...CONFIRM, gifts: ["体验卡", "体验卡", "碎片"] }).price.gifts).toEqual([
    "体验卡",
    "碎片",
  ]);
  for (const gifts of [undefined, null, "体验卡", [{}]]) {
    expect(read({ ...CONFIRM, gifts }).price.gifts).toEqual([]);
  }
});

test("keeps two discounts of one title, with distinct keys", () => {
  const line = { title: "满减", amount: "1.50" };
  const { discounts } = read({ ...CONFIRM, discounts: [line, line] }).price;
  expect(discounts.map(({ fen }) => fen)).toEqual([150, 150]);
  expect(new Set(discounts.map(({ key }) => key)).size).toBe(2);
});

const fen = fc.integer({ min: 0, max: 1_000_000 });

test("lines add up only when their sum is exactly the total", () => {
  fc.assert(
    fc.property(
      fen,
      fc.integer({ min: 1, max: 99 }),
      fc.array(fen, { maxLength: 4 }),
      fen,
      fc.integer({ min: -3, max: 3 }),
      (unit, quantity, lines, couponFen, off) => {
        const sum = lines.reduce((all, line) => all + line, couponFen);
        const total = unit * quantity - sum + off;
        fc.pre(total >= 0);
        const { price } = read({
          ...CONFIRM,
          quantity,
          after_discount_price: fenToYuan(unit),
          discounts: lines.map((line) => ({ title: "减", amount: fenToYuan(line) })),
          envelope_reduce_price: fenToYuan(couponFen),
          now_price: fenToYuan(total),
        });
        expect(addsUp(price)).toBe(off === 0);
      },
    ),
  );
});

describe("the channel", () => {
  const { offer } = read(CONFIRM);
  test.each([
    ["the first, when the balance is less than the price", 2001, null, 1],
    ["the first, when the balance is exactly the price", 2000, null, 1],
    ["the balance, when it exceeds the price", 1999, null, 0],
    ["the buyer's choice, regardless of the balance", 1999, 2, 2],
    ["the default, when the choice is not offered", 2001, 9, 1],
  ])("is %s", (_, total, chosen, id) => {
    expect(channelInUse(offer, total, chosen)?.id).toBe(id);
  });

  test("is null when none is offered", () => {
    expect(channelInUse({ ...offer, channels: [] }, 1, null)).toBeNull();
  });

  test("is short only as a balance below the price", () => {
    const balance = { id: 0, name: "余额", kind: "ggpay" as const };
    expect(isBalanceShort(offer, 2001, balance)).toBe(true);
    expect(isBalanceShort(offer, 2000, balance)).toBe(false);
    expect(isBalanceShort(offer, 2001, { ...balance, kind: "alipay" })).toBe(false);
  });
});
