import { eq } from "drizzle-orm";
import type { Db } from "@/database/open";
import { paymentTrades } from "@/database/schema";
import type { ProviderName } from "@/providers/payments/provider";
import type { Deps } from "../../deps";
import { channelOf } from "../order-terms/channels";
import type { FindPayable, Settled } from "./payable";
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

export type PaymentResult = Settled["result"] | "unknown_order" | "wrong_channel" | "wrong_amount";

/**
 * Applies a payment confirmed by a provider, after checking order, channel and amount. Idempotent for repeated reports.
 * A payment after expiry fulfils the order while stocks last, else it is due for a refund. The result is recorded in
 * the same transaction.
 */
export async function settlePayment(
  { db, clock, log, findPayable }: Pick<Deps, "db" | "clock" | "log" | "findPayable">,
  payment: Payment,
): Promise<PaymentResult> {
  const now = clock.now();
  const { result } = await db.transaction(async (tx) => {
    const settled = await settle(tx, payment, now, findPayable);
    await recordNotice(tx, payment, settled.result, now);
    return settled;
  });
  const { orderNum, channel, noticeId } = payment;
  if (result === "refund_due") log.warn({ orderNum }, "paid and nothing left: refund due");
  if (!isAccepted(result)) {
    log.warn({ reason: result, orderNum, channel, noticeId }, "payment refused");
  }
  return result;
}

/** Whether the payment was accepted, so that the provider need not notify again. */
export const isAccepted = (result: PaymentResult): result is Settled["result"] =>
  result === "applied" || result === "repeated" || result === "refund_due";

async function settle(
  tx: Db,
  { channel, orderNum, amountFen, tradeNum }: Payment,
  now: Date,
  findPayable: FindPayable,
): Promise<{ result: PaymentResult }> {
  const payable = await findPayable(tx, orderNum);
  if (!payable) return { result: "unknown_order" };
  if (channelOf(payable.channelId) !== channel) return { result: "wrong_channel" };
  if (amountFen !== payable.totalFen) return { result: "wrong_amount" };
  const settled = await payable.settle(now);
  await tx
    .update(paymentTrades)
    .set({ state: "paid", tradeNum })
    .where(eq(paymentTrades.orderNum, orderNum));
  return settled;
}
