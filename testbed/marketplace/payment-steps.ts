import { cardSecrets, orders } from "@storefront/marketplace/database/schema";
import { findPayable } from "@storefront/marketplace/orders/orders";
import { sweepFulfilments, sweepRefunds } from "@storefront/marketplace/payments/payments";
import { checkLedger } from "@storefront/operator/check/check-ledger";
import { checkPayments } from "@storefront/operator/check/check-payments";
import type { Payment } from "@storefront/sandbox/payments/provider-simulator";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { sweepUnpaid } from "./sweep-unpaid";
import type { TestApp } from "./test-app";

/** Generates and performs everything that can happen to the payments of one order, for property tests. */

const ACTS = [
  ...(["pay", "pay", "pay twice", "pay, notified late", "notify again"] as const),
  ...(["pay again", "pay again twice", "pay elsewhere", "pay another amount"] as const),
  ...(["cancel", "expire", "break", "break", "mend", "try", "try", "give up", "refund"] as const),
  ...(["refuse refund", "lose refund", "hold refund", "be down"] as const),
] as const;
type Action = (typeof ACTS)[number];

/** What happens one after the other; each step is one act, or several at once. */
export const paymentSteps: fc.Arbitrary<Action[][]> = fc.array(
  fc.array(fc.constantFrom(...ACTS), { minLength: 1, maxLength: 3 }),
  { minLength: 1, maxLength: 7 },
);

/** An order that is paid by Alipay, by a buyer. */
export interface PaidSale {
  orderNum: string;
  token: string;
  amountFen: number;
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** Orders whose fulfillment fails. */
const broken = new Set<string>();

/** Makes fulfillments of orders fail after the act "break". */
export function plantFailures(t: TestApp): void {
  t.deps.findPayable = async (tx, orderNum) => {
    const payable = await findPayable(tx, orderNum);
    if (!payable) return undefined;
    const fulfil: typeof payable.fulfil = async (now) => {
      const members = await payable.fulfil(now);
      if (broken.has(orderNum)) throw new Error("planted");
      return members;
    };
    return { ...payable, fulfil };
  };
}

/** Performs the acts of a step at once. */
export async function performStep(
  t: TestApp,
  sale: PaidSale,
  acts: readonly Action[],
): Promise<void> {
  await Promise.all(acts.map((act) => perform(t, sale, act)));
}

async function perform(t: TestApp, sale: PaidSale, act: Action): Promise<void> {
  const { orderNum, token } = sale;
  const { alipay, wxpay } = t.simulators;
  const pay = (payment: Payment = {}) => alipay.pay(orderNum, { ...payment, underWay: true });
  switch (act) {
    case "pay":
      return void (await pay());
    case "pay twice":
      return void (await pay({ timing: "twice" }));
    case "pay, notified late":
      return void (await pay({ timing: "late" }));
    case "notify again":
      return void (await alipay.resend(orderNum));
    case "pay again":
      return void (await alipay.payAgain(orderNum));
    case "pay again twice":
      return void (await alipay.payAgain(orderNum, { timing: "twice" }));
    case "pay elsewhere": {
      const expiresAt = new Date(t.clock.now().getTime() + HOUR_S * 1000);
      const trade = { orderNum, amountFen: sale.amountFen, subject: "月卡", expiresAt };
      await t.deps.payments.wxpay?.create(trade);
      return void (await wxpay.pay(orderNum));
    }
    case "pay another amount":
      await alipay.trades.change({ orderNum }, (trade) =>
        trade.state === "paid" ? undefined : { ...trade, amountFen: sale.amountFen + 100 },
      );
      return void (await pay());
    case "cancel":
      return void (await t.request("orderCancel", { order_num: orderNum }, { token }));
    case "expire":
      await t.clock.advance(15 * MINUTE_S);
      return void (await sweepUnpaid(t.deps));
    case "break":
      return void broken.add(orderNum);
    case "mend":
      return void broken.delete(orderNum);
    case "try":
      await t.clock.advance(MINUTE_S);
      await sendDue(t);
      return void (await sweepFulfilments(t.deps));
    case "give up":
      await t.clock.advance(30 * MINUTE_S);
      return void (await sweepFulfilments(t.deps));
    case "refund":
      return sweepRefunds(t.deps);
    case "refuse refund":
      return alipay.faults.set("refund", "refuse", 1);
    case "lose refund":
      return alipay.faults.set("refund", "lost", 1);
    case "hold refund":
      return alipay.faults.set("refund", "pend", 1);
    case "be down":
      return alipay.faults.set("query", "down", 2);
  }
}

async function sendDue({ simulators }: TestApp): Promise<void> {
  for (const simulator of Object.values(simulators)) await simulator.sendDue();
}

/** Ends all faults and lets the time pass in which everything is settled. */
export async function settleAll(t: TestApp): Promise<void> {
  broken.clear();
  for (const simulator of Object.values(t.simulators)) simulator.faults.clear();
  for (const seconds of [MINUTE_S, 15 * MINUTE_S, HOUR_S, 2 * HOUR_S, 6 * HOUR_S, 15 * HOUR_S]) {
    await t.clock.advance(seconds);
    await sendDue(t);
    await sweepUnpaid(t.deps);
    await sweepFulfilments(t.deps);
    await sweepRefunds(t.deps);
  }
}

/** @returns faults of the books, which must be right at any time */
export const bookFaults = async ({ deps: { db } }: TestApp): Promise<unknown[]> => [
  ...(await checkLedger(db)),
  ...(await checkPayments(db)),
];

/** How a sale has ended, in its goods and in the money at both providers. */
export interface SaleEnd {
  status: string | undefined;
  secrets: number;
  /** Whole fen of each payment that is left with the merchant. */
  kept: number[];
  paidTrades: number;
}

export async function readEnd(t: TestApp, { orderNum }: PaidSale): Promise<SaleEnd> {
  const { db } = t.deps;
  const [order] = await db.select().from(orders).where(eq(orders.orderNum, orderNum));
  const lists = await Promise.all(Object.values(t.simulators).map(({ trades }) => trades.list()));
  const paid = lists
    .flat()
    .filter((trade) => trade.orderNum === orderNum && trade.state === "paid");
  const left = paid.map(({ amountFen, refunds }) =>
    Object.values(refunds).reduce((fen, refund) => fen - refund.amountFen, amountFen),
  );
  return {
    status: order?.status,
    secrets: await db.$count(cardSecrets, eq(cardSecrets.orderId, order?.id ?? 0)),
    kept: left.filter((fen) => fen !== 0),
    paidTrades: paid.length,
  };
}
