import fc from "fast-check";
import { fenToYuan } from "@/contract/money";
import { channelInUse, isBalanceShort, readOffer } from "./offer";
import { addsUp } from "./price";
import { CONFIRM, WITH_COUPON } from "./testing/answers";

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

test.each(Object.keys(CONFIRM).filter((key) => !["hit_discount", "envelope"].includes(key)))(
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
