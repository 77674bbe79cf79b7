import { eq } from "drizzle-orm";
import type { Db } from "@/database/open";
import { paymentRefunds, paymentTrades } from "@/database/schema";
import type { PaidOrder } from "../ledger/record-payment";
import { recordRefundOwed, refundToBalance } from "../ledger/record-refund";
import { BALANCE_CHANNEL } from "../order-terms/channels";

/**
 * Gives back what was paid for an order, all or a part of it, in the caller's transaction: to the balance at once, to
 * a payment provider by the next sweep (refunds.ts). Once for each order: the ledger refuses a second time.
 * @returns the status of an order whose whole sale is undone by it
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

/** Requests a refund from a provider, once for each order. */
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
