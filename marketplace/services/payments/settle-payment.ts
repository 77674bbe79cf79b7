import { eq } from "drizzle-orm";
import type { Db } from "@/database/open";
import { paymentTrades, receivedPayments } from "@/database/schema";
import type { ProviderName } from "@/providers/payments/provider";
import { channelOf } from "../order-terms/channels";
import { addTask, type FulfilDeps, fulfilTask } from "./fulfilment-task";
import type { Received } from "./payable";
import { recordNotice } from "./record-notice";

/** A payment that a provider has confirmed. */
export interface Payment {
  channel: ProviderName;
  orderNum: string;
  amountFen: number;
  /** The provider's transaction number. */
  tradeNum: string;
  /** Id of the notification; null when the provider was queried. */
  noticeId: string | null;
}

export type PaymentResult = Received | "unknown_order" | "wrong_channel" | "wrong_amount";

/**
 * Records a payment confirmed by a provider, after checking order, channel and amount, and then fulfils its order in a
 * second transaction. If that fails, the payment is known, and the order waits for another attempt or for its
 * refund. Idempotent for repeated reports.
 */
export async function settlePayment(deps: FulfilDeps, payment: Payment): Promise<PaymentResult> {
  const { db, clock, log } = deps;
  const now = clock.now();
  const result = await db.transaction(async (tx) => {
    const received = await receive(tx, deps, payment, now);
    await recordNotice(tx, payment, received, now);
    return received;
  });
  const { orderNum, channel, noticeId, tradeNum } = payment;
  if (result === "refund_due") log.warn({ orderNum }, "paid and nothing left: refund due");
  if (!isAccepted(result)) {
    log.warn({ reason: result, orderNum, channel, noticeId, tradeNum }, "payment refused");
  }
  if (result === "applied") await fulfilTask(deps, orderNum);
  return result;
}

/** Whether the payment was accepted, so that the provider need not notify again. */
export const isAccepted = (result: PaymentResult): result is Received =>
  result === "applied" || result === "repeated" || result === "refund_due";

async function receive(
  tx: Db,
  deps: FulfilDeps,
  { channel, orderNum, amountFen, tradeNum }: Payment,
  now: Date,
): Promise<PaymentResult> {
  const payable = await deps.findPayable(tx, orderNum);
  if (!payable) return "unknown_order";
  if (channelOf(payable.channelId) !== channel) return "wrong_channel";
  if (amountFen !== payable.totalFen) return "wrong_amount";
  const result = await payable.receive(now);
  const known = await tx.$count(receivedPayments, eq(receivedPayments.orderNum, orderNum));
  const recorded = await tx
    .insert(receivedPayments)
    .values({
      ...{ orderNum, channel, tradeNum, amountFen, receivedAt: now },
      outcome: outcomeOf(result, known),
    })
    .onConflictDoNothing({ target: [receivedPayments.orderNum, receivedPayments.tradeNum] })
    .returning({ orderNum: receivedPayments.orderNum });
  if (known > 0 && recorded.length > 0) {
    deps.log.error({ orderNum, channel, tradeNum }, "order paid twice: refund the second payment");
  }
  if (result === "applied") await addTask(tx, deps.config, orderNum, now);
  await tx
    .update(paymentTrades)
    .set(known > 0 ? { state: "paid" } : { state: "paid", tradeNum })
    .where(eq(paymentTrades.orderNum, orderNum));
  return result;
}

/** @param known number of recorded payments; an order of an older release may be paid without one */
function outcomeOf(result: Received, known: number) {
  if (result === "refund_due") return result;
  if (result === "applied") return "waiting";
  return known > 0 ? "duplicate" : "applied";
}
