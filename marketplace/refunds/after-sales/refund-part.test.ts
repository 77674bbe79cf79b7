import { checkLedger } from "@storefront/operator/check/check-ledger";
import { runs } from "@storefront/testbed/jest/test-scope";
import { placeBoost } from "@storefront/testbed/marketplace/place-boost";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { sellWithPromises } from "@storefront/testbed/marketplace/sell-with-promises";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { orders, paymentRefunds, users } from "../../database/schema";
import { reverseSale } from "../../fulfilment/fulfilment";
import { refundPayment, returnDeposit, sweepRefunds } from "../../payments/payments";
import { lockSale } from "./lock-sale";
import { refundPart } from "./refund-part";

const BUYER = 1;
/** 5.00 yuan. */
const CHEAP = 1011;
const PRICE_FEN = 500;

const test = useTestApp();

async function paid(): Promise<string> {
  const { order } = await placeOrder(test, BUYER, { goodsId: CHEAP });
  await test.simulators.alipay.pay(order.order_num);
  return order.order_num;
}
const part = (orderNum: string, fen: number) =>
  test.deps.db.transaction(async (tx) =>
    refundPart(tx, await lockSale(tx, orderNum), fen, test.clock.now()),
  );
const rowOf = async (orderNum: string) => {
  const [row] = await test.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum));
  if (!row) throw new Error(`no order ${orderNum}`);
  return row;
};
/** Undoes the sale, as its buyer would by 无理由退款. */
const undo = async (orderNum: string) => {
  const order = await rowOf(orderNum);
  await test.deps.db.transaction((tx) =>
    reverseSale(tx, order, { reason: "no_reason" }, test.clock.now()),
  );
};
const refunds = () => test.deps.db.select().from(paymentRefunds).orderBy(paymentRefunds.createdAt);
const atProvider = async (orderNum: string) => {
  const trade = await test.simulators.alipay.trades.find(orderNum);
  return Object.entries(trade?.refunds ?? {}).map(([num, { amountFen }]) => [num, amountFen]);
};
const balance = async () =>
  (await test.deps.db.select().from(users).where(eq(users.id, BUYER)))[0]?.balanceFen;

it("refunds several parts at the provider, each under its own number, and the order goes on", async () => {
  const orderNum = await paid();
  await part(orderNum, 200);
  await part(orderNum, 50);
  await sweepRefunds(test.deps);
  expect(await atProvider(orderNum)).toEqual([
    [`${orderNum}R1`, 200],
    [`${orderNum}R2`, 50],
  ]);
  expect(await rowOf(orderNum)).toMatchObject({ status: "paid", refundedFen: 250 });
});

it("returns a part of an order paid from the balance to the balance at once", async () => {
  const { order } = await placeOrder(test, BUYER, { goodsId: CHEAP, payType: 0 });
  const { order_num } = order;
  const before = (await balance()) ?? 0;
  await part(order_num, 120);
  expect(await balance()).toBe(before + 120);
  expect(await refunds()).toMatchObject([{ channel: "ggpay", state: "refunded", cause: "part" }]);
});

it.each([
  [0, "必须大于 0"],
  [-1, "必须大于 0"],
  [0.5, "必须大于 0"],
  [Number.NaN, "必须大于 0"],
  [PRICE_FEN - 99, "最多还能退 4.00 元"],
])("refuses a part of %p fen when 400 fen are left", async (fen, msg) => {
  const orderNum = await paid();
  await part(orderNum, 100);
  await expect(part(orderNum, fen)).rejects.toThrow(msg);
  expect(await refunds()).toHaveLength(1);
  expect(await rowOf(orderNum)).toMatchObject({ refundedFen: 100 });
});

it("refuses a part of an order that is unknown, not paid, or undone", async () => {
  const { order } = await placeOrder(test, BUYER, { goodsId: CHEAP });
  await expect(part(order.order_num, 1)).rejects.toThrow("没有付款，或已经退款");
  const orderNum = await paid();
  await undo(orderNum);
  await expect(part(orderNum, 1)).rejects.toThrow("没有付款，或已经退款");
  await expect(part("20260301100000000000", 1)).rejects.toThrow("订单不存在");
});

it("deducts the received cashback, several parts together as much as one", async () => {
  const orderNum = await sellWithPromises(test, { payType: 1, delivery: 2 });
  const deducted = [];
  for (const fen of [3, 170, 77]) deducted.push((await part(orderNum, fen)).deductedFen);
  expect(deducted.reduce((sum, fen) => sum + fen)).toBe(Math.floor((51 * 250) / PRICE_FEN));
  expect(await checkLedger(test.deps.db)).toEqual([]);
});

it("refuses the deposit of an order without one", async () => {
  const orderNum = await paid();
  const order = await rowOf(orderNum);
  const back = test.deps.db.transaction((tx) => returnDeposit(tx, order, 1, test.clock.now()));
  await expect(back).rejects.toThrow("已经没有可以退的金额");
});

it("refunds only the rest when the sale is undone later, and is refunded with the last refund", async () => {
  const orderNum = await paid();
  await part(orderNum, 200);
  test.simulators.alipay.faults.set("refund", "refuse", 1);
  await undo(orderNum);
  await sweepRefunds(test.deps);
  expect((await rowOf(orderNum)).status).toBe("refund_due");
  await test.clock.advance(60);
  await sweepRefunds(test.deps);
  expect((await rowOf(orderNum)).status).toBe("refunded");
  expect((await atProvider(orderNum)).map(([, fen]) => fen).toSorted()).toEqual([200, 300]);
});

it("is refused by the database above what was paid, and when an order is undone twice", async () => {
  const orderNum = await paid();
  const order = await rowOf(orderNum);
  const pay = (fen: number, cause: "part" | "no_reason") =>
    test.deps.db.transaction((tx) => refundPayment(tx, order, { fen, cause }, test.clock.now()));
  await expect(pay(PRICE_FEN + 1, "part")).rejects.toThrow();
  await expect(
    test.deps.db.transaction(async (tx) => {
      await refundPayment(tx, order, { fen: 1, cause: "no_reason" }, test.clock.now());
      await refundPayment(tx, order, { fen: 1, cause: "no_reason" }, test.clock.now());
    }),
  ).rejects.toThrow();
  expect(await refunds()).toEqual([]);
});

it("refunds a part of a boost, and then the rest", async () => {
  const { data } = await placeBoost(test, await test.tokenOf(BUYER));
  const orderNum = data.order_num;
  await test.simulators.alipay.pay(orderNum);
  await part(orderNum, 100);
  const token = await test.tokenOf(BUYER, 1);
  await test.request("boostCancel", { order_num: orderNum }, { token });
  await sweepRefunds(test.deps);
  const trade = await test.simulators.alipay.trades.find(orderNum);
  const amounts = Object.values(trade?.refunds ?? {}).map(({ amountFen }) => amountFen);
  expect(amounts.toSorted((a, b) => a - b)).toEqual([100, (trade?.amountFen ?? 0) - 100]);
});

type Action = { act: "part"; fen: number } | { act: "refuse" | "lost" | "pend" | "sweep" | "undo" };
const act: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant("part" as const),
      fen: fc.integer({ min: -1, max: 320 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constantFrom("refuse", "lost", "pend", "sweep") }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("undo" as const) }) },
);

it("never refunds more than was paid in any sequence of parts, refusals and retries", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 10 }), async (acts) => {
      await test.reset();
      const orderNum = await paid();
      for (const one of acts) {
        if (one.act === "part") await part(orderNum, one.fen).catch(() => undefined);
        else if (one.act === "undo") {
          if ((await rowOf(orderNum)).status === "paid") await undo(orderNum);
        } else if (one.act !== "sweep") test.simulators.alipay.faults.set("refund", one.act, 1);
        await test.clock.advance(30);
        await sweepRefunds(test.deps);
        expect(await checkLedger(test.deps.db)).toEqual([]);
      }
      test.simulators.alipay.faults.clear();
      for (let round = 0; round < 3; round += 1) {
        await test.clock.advance(3600);
        await sweepRefunds(test.deps);
      }
      const back = (await atProvider(orderNum)).reduce((sum, [, fen]) => sum + Number(fen), 0);
      const { status, refundedFen } = await rowOf(orderNum);
      expect(back).toBe(status === "refunded" ? PRICE_FEN : refundedFen);
      expect(await checkLedger(test.deps.db)).toEqual([]);
    }),
    runs(4, 30),
  );
});
