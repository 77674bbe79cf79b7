import { eq } from "drizzle-orm";
import type { Db } from "@/database/open";
import { paymentRefunds, paymentTrades } from "@/database/schema";
import type { PaidOrder } from "../ledger/record-payment";
import { recordRefundOwed, refundToBalance } from "../ledger/record-refund";
import { BALANCE_CHANNEL } from "../order-terms/channels";

/**
 * Refunds an order, in full or in part, in the caller's transaction: to the balance immediately, through a payment
 * provider by the next sweep (refunds.ts). Once per order: the ledger rejects a second refund.
 * @returns the status of the order if the refund is a full one
 */
export async function payBack(
  tx: Db,
  order: Pick<PaidOrder, "orderNum" | "userId" | "channelId">,
  fen: number,
  now: Date,
): Promise<"refunded" | "refund_due"> {
  const { orderNum } = order;
  if (order.channelId === BALANCE_CHANNEL) {
    await refundToBalance(tx, order, fen, now);
    return "refunded";
  }
  await recordRefundOwed(tx, orderNum, fen, now);
  const [trade] = await tx
    .select({ channel: paymentTrades.channel })
    .from(paymentTrades)
    .where(eq(paymentTrades.orderNum, orderNum));
  if (trade) await enqueueRefund(tx, { orderNum, channel: trade.channel, amountFen: fen }, now);
  return "refund_due";
}

/** Enqueues a refund through a provider, once per order. */
export async function enqueueRefund(
  db: Db,
  refund: Pick<typeof paymentRefunds.$inferInsert, "orderNum" | "channel" | "amountFen">,
  now: Date,
): Promise<void> {
  await db
    .insert(paymentRefunds)
    .values({ ...refund, refundNum: `${refund.orderNum}R1`, nextAt: now, createdAt: now })
    .onConflictDoNothing();
}
