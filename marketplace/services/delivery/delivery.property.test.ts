import { eq } from "drizzle-orm";
import fc from "fast-check";
import { runs } from "@/scripts/jest/test-scope";
import { goods, orders, SOLD_STATUSES, stock, users } from "../../db/schema";
import { settlePayment } from "../../testing/settle-payment";
import { openTestApp, type TestApp } from "../../testing/test-app";
import { sweepOrders } from "../orders/sweep-orders";
import { sweepRefunds } from "../payments/refunds";
import { deliverOrder, startDelivery } from "./deliver-order";
import { sweepDeliveries } from "./sweep-deliveries";

const GOODS = 1011;
const BUYERS = [1, 2] as const;
const CASHBACK = 50;

let t: TestApp;

beforeAll(async () => {
  t = await openTestApp();
});
afterAll(() => t.close());

const act = fc.record({
  act: fc.constantFrom("buy", "pay", "start", "deliver", "receive", "refund", "wait"),
  buyer: fc.constantFrom(...BUYERS),
  payType: fc.constantFrom(0 as const, 1 as const),
  /** Which order, counted from the oldest. */
  which: fc.nat(3),
  hours: fc.constantFrom(1, 12, 24, 72),
});

type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** Does what a person might; a refusal is an answer like any other. */
async function perform(one: Act, made: string[]): Promise<void> {
  const orderNum = made[one.which] ?? "";
  const refused = () => undefined;
  if (one.act === "buy") return buy(one.buyer, one.payType, made);
  if (one.act === "pay" && orderNum !== "") return settlePayment(t.deps, orderNum);
  if (one.act === "start") return startDelivery(t.deps, orderNum).catch(refused);
  if (one.act === "deliver") return deliverOrder(t.deps, orderNum, "交付").catch(refused);
  if (one.act === "receive" || one.act === "refund") {
    const call = one.act === "receive" ? "orderReceive" : "orderRefund";
    const token = await t.tokenOf(one.buyer, 1);
    await t.request(call, { order_num: orderNum || "20990101000000000" }, { token });
    return;
  }
  if (one.act !== "wait") return;
  await t.clock.advance(one.hours * 3600);
  await sweepOrders(t.deps);
  await sweepDeliveries(t.deps);
  await sweepRefunds(t.deps);
}

async function buy(buyer: number, payType: 0 | 1, made: string[]): Promise<void> {
  const token = await t.tokenOf(buyer);
  const what = { goods_id: GOODS, goods_spec_id: 0 };
  const draft = await t.request("orderConfirm", { ...what, quantity: 1 }, { token });
  if (draft.code !== 0) return;
  const { order_num } = draft.data;
  const wish = { ...what, order_num, buy_count: 1, pay_type: payType };
  const answer = await t.request("buildOrder", wish, { token });
  if (answer.code === 0) made.push(order_num);
}

it("loses and doubles no money and no piece, whatever buyers, sellers and time do", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 16 }), async (acts) => {
      // Also compares every balance, payment and refund with the ledger.
      await t.reset();
      const { db } = t.deps;
      await db
        .update(goods)
        .set({ deliveryType: 1, noReasonRefund: true, returnCashFen: CASHBACK })
        .where(eq(goods.id, GOODS));
      const [before] = await db.select().from(stock).where(eq(stock.goodsId, GOODS));
      const balances = async () =>
        (await db.select().from(users)).map(({ balanceFen }) => balanceFen);
      const had = sum(await balances());
      const made: string[] = [];
      for (const one of acts) await perform(one, made);

      const all = (await db.select().from(orders)).filter((each) => made.includes(each.orderNum));
      const count = (statuses: readonly string[]) =>
        all.filter(({ status }) => statuses.includes(status)).length;
      const [after] = await db.select().from(stock).where(eq(stock.goodsId, GOODS));
      expect(after?.sold).toBe((before?.sold ?? 0) + count(SOLD_STATUSES));
      expect(after?.held).toBe((before?.held ?? 0) + count(["pending"]));

      const completed = all.filter(({ status }) => status === "completed");
      const fromBalance = all.filter(
        ({ channelId, status }) => channelId === 0 && status !== "refunded",
      );
      expect(sum(await balances())).toBe(
        had + completed.length * CASHBACK - sum(fromBalance.map(({ totalFen }) => totalFen)),
      );
      for (const each of all) {
        const open = each.status === "paid" || each.status === "delivering";
        if (open) expect(each.deliverBy).not.toBeNull();
      }
    }),
    runs(6, 150),
  );
});

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);
