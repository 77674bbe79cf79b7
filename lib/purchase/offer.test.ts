import fc from "fast-check";
import { fenToYuan } from "@/contract/money";
import { channelInUse, isBalanceShort, readOffer } from "./offer";
import { addsUp } from "./price";
import { CONFIRM, coupon, WITH_COUPON } from "./testing/answers";

const read = (data: unknown) => {
  const result = readOffer(data);
  if (!result) throw new Error("not read");
  return result;
};

test("the terms are read in fen", () => {
  const { offer, price } = read(WITH_COUPON);
  expect(offer).toMatchObject({ orderNum: CONFIRM.order_num, balanceFen: 2000 });
  expect(price).toMatchObject({ unitFen: 3000, couponFen: 500, totalFen: 5200, couponId: 71 });
});

/** What only some orders have, or only the rent dialog reads. */
const OPTIONAL = ["gifts", "hit_discount", "envelope", "rent", "phone_url"];

test.each(Object.keys(CONFIRM).filter((key) => !OPTIONAL.includes(key)))(
  "an answer without %s counts as broken",
  (key) => {
    expect(readOffer({ ...CONFIRM, [key]: undefined })).toBeNull();
  },
);

test.each([null, undefined, "text", [], 5, { ...CONFIRM, now_price: "-1.00" }])(
  "%j is no offer",
  (data) => {
    expect(readOffer(data)).toBeNull();
  },
);

test("what comes twice under one id is there once, the first of the two", () => {
  const [alipay, wxpay, balance] = CONFIRM.channel_list;
  const word = { remark_id: 5, title: "充值账号", tip: "数字 ID" };
  const { offer, price } = read({
    ...CONFIRM,
    channel_list: [alipay, { ...wxpay, channel_id: 1 }, balance],
    customer_remarks: [word, { ...word, title: "区服" }],
    all_envelope: { valid: [coupon(71), coupon(71, "8.00")], invalid: [coupon(73), coupon(73)] },
  });
  expect(offer.channels.map(({ name }) => name)).toEqual(["支付宝", "账户余额"]);
  expect(offer.requiredWords.map(({ title }) => title)).toEqual(["充值账号"]);
  expect(price.valid.map(({ reduceFen }) => reduceFen)).toEqual([500]);
  expect(price.invalid).toHaveLength(1);
});

test("gifts are read once each, and a server that names none costs nothing", () => {
  expect(read({ ...CONFIRM, gifts: ["体验卡", "体验卡", "碎片"] }).price.gifts).toEqual([
    "体验卡",
    "碎片",
  ]);
  for (const gifts of [undefined, null, "体验卡", [1]]) {
    expect(read({ ...CONFIRM, gifts }).price.gifts).toEqual([]);
  }
});

test("two discounts of one title are both there, and told apart", () => {
  const line = { title: "满减", amount: "1.50" };
  const { discounts } = read({ ...CONFIRM, discounts: [line, line] }).price;
  expect(discounts.map(({ fen }) => fen)).toEqual([150, 150]);
  expect(new Set(discounts.map(({ key }) => key)).size).toBe(2);
});

const fen = fc.integer({ min: 0, max: 1_000_000 });

test("lines add up when their sum is the total, and by no fen more or less", () => {
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
    ["the buyer's choice, whatever the balance", 1999, 2, 2],
    ["the default, when the choice is not offered", 2001, 9, 1],
  ])("is %s", (_, total, chosen, id) => {
    expect(channelInUse(offer, total, chosen)?.id).toBe(id);
  });

  test("there may be none", () => {
    expect(channelInUse({ ...offer, channels: [] }, 1, null)).toBeNull();
  });

  test("the balance is short below the price, not at it; another channel never is", () => {
    const balance = { id: 0, name: "余额", kind: "ggpay" as const };
    expect(isBalanceShort(offer, 2001, balance)).toBe(true);
    expect(isBalanceShort(offer, 2000, balance)).toBe(false);
    expect(isBalanceShort(offer, 2001, { ...balance, kind: "alipay" })).toBe(false);
  });
});
