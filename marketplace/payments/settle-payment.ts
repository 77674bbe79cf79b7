import { count } from "@storefront/platform/observability/metrics/recorder";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../database/db";
import { paymentTrades, receivedPayments, USED_OUTCOMES } from "../database/schema";
import { channelOf } from "../order-records/order-records";
import type { Payable, Received } from "../payable";
import { addTask, type FulfilDeps, fulfilTask } from "./fulfilment-task";
import { notifyRefund } from "./notify-refund";
import type { Payment, PaymentResult, SurplusReason } from "./payment";
import { isStorable, recordCallback } from "./record-callback";
import { refundSurplus } from "./refund-surplus";

const TOO_LATE = "您付款时订单已经关闭，不能恢复";

/** Asks the provider whether it has exactly this payment. */
export type ConfirmPayment = () => Promise<boolean>;

/**
 * Records a payment that the provider was queried for, and then fulfills its order in a second transaction. If that fails,
 * the payment is known, and the order waits for another attempt or for its refund. Idempotent for repeated reports.
 */
export async function settlePayment(deps: FulfilDeps, payment: Payment): Promise<PaymentResult> {
  const result = await recordPayment(deps, payment);
  if (result === "applied") await fulfilTask(deps, payment.orderNum);
  return result;
}

/**
 * Records a payment in its own transaction, after checking order, channel and amount. The order of an applied one is not
 * fulfilled yet. A payment that its order cannot use is refunded. Idempotent for repeated reports.
 * @param confirm called before such a refund; without it the payment counts as confirmed
 */
export async function recordPayment(
  deps: FulfilDeps,
  payment: Payment,
  confirm?: ConfirmPayment,
): Promise<PaymentResult> {
  const { db, clock, log } = deps;
  const record = (isConfirmed: boolean) =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const received = await receive(tx, deps, { ...payment, isConfirmed }, now);
      if (!isUnconfirmed(received)) await recordCallback(tx, payment, received, now);
      return received;
    });
  let result = await record(confirm === undefined);
  if (isUnconfirmed(result) && confirm && (await confirm())) result = await record(true);
  if (isUnconfirmed(result)) await recordCallback(db, payment, result, clock.now());
  const { orderNum, channel, amountFen, callbackId, tradeNum } = payment;
  const details = { reason: result, orderNum, channel, amountFen, callbackId, tradeNum };
  if (result === "refund_due") log.warn({ orderNum }, "late payment, out of stock; refund due");
  else if (isSurplus(result)) {
    count("surplus_payments_total", { provider: channel, reason: result.slice("refund_".length) });
    log.warn(details, "surplus payment refunded");
  } else if (!isAccepted(result)) log.warn(details, "payment rejected");
  return result;
}

/** Whether the payment was accepted, so that the provider need not notify again. */
export const isAccepted = (
  result: PaymentResult,
): result is Exclude<PaymentResult, "unknown_order" | SurplusReason> =>
  result !== "unknown_order" && !isUnconfirmed(result);

/** Whether the order uses the payment. */
export const isUsed = (result: PaymentResult): result is Received =>
  isAccepted(result) && !isSurplus(result);

/** Whether the payment is refunded because its order cannot use it. */
export const isSurplus = (result: PaymentResult): result is `refund_${SurplusReason}` =>
  result.startsWith("refund_") && result !== "refund_due";

const isUnconfirmed = (result: PaymentResult): result is SurplusReason =>
  result === "duplicate" || result === "wrong_channel" || result === "wrong_amount";

async function receive(
  tx: Db,
  deps: FulfilDeps,
  payment: Payment & { isConfirmed: boolean },
  now: Date,
): Promise<PaymentResult> {
  const { channel, orderNum, amountFen, tradeNum, isConfirmed } = payment;
  const payable = await deps.findPayable(tx, orderNum);
  if (!payable) return "unknown_order";
  const ofOrder = eq(receivedPayments.orderNum, orderNum);
  const isKnown = and(ofOrder, eq(receivedPayments.tradeNum, tradeNum));
  if ((await tx.$count(receivedPayments, isKnown)) > 0) return "repeated";
  const isUsed = and(ofOrder, inArray(receivedPayments.outcome, USED_OUTCOMES));
  const isPaid = (await tx.$count(receivedPayments, isUsed)) > 0;
  const reason = findMismatch(payable, payment) ?? (isPaid ? "duplicate" : undefined);
  if (reason !== undefined) {
    if (!isConfirmed || !isStorable(amountFen)) return reason;
    await refundSurplus(tx, payable, { ...payment, reason }, now);
    return `refund_${reason}`;
  }
  const result = await payable.receive(now);
  // An order of an older release may be paid without a recorded payment.
  const outcome = result === "applied" ? "waiting" : result === "repeated" ? "applied" : result;
  await tx
    .insert(receivedPayments)
    .values({ orderNum, channel, tradeNum, amountFen, receivedAt: now, outcome });
  if (result === "applied") await addTask(tx, deps.config, orderNum, now);
  if (result === "refund_due") {
    const notification = { reason: payable.tooLate ?? TOO_LATE, fen: amountFen };
    await notifyRefund(tx, { userId: payable.userId, orderNum }, notification, now);
  }
  await tx
    .update(paymentTrades)
    .set({ state: "paid", tradeNum })
    .where(eq(paymentTrades.orderNum, orderNum));
  return result;
}

function findMismatch(
  { channelId, totalFen }: Payable,
  { channel, amountFen }: Payment,
): SurplusReason | undefined {
  if (channelOf(channelId) !== channel) return "wrong_channel";
  return amountFen === totalFen ? undefined : "wrong_amount";
}
