import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../database/db";
import { paymentTrades, rentalExtensions } from "../database/schema";
import type { Order } from "../order-records/order-records";
import { type RefundCause, refundPayment } from "../payments/payments";

/**
 * Expires the unpaid extension of a rental that has just ended, in the caller's transaction, and has the next sweep close
 * its trade at the provider. The caller has locked the rental's order.
 */
export async function expireExtensions(tx: Db, rentalOrderId: number, now: Date): Promise<void> {
  const expired = await tx
    .update(rentalExtensions)
    .set({ status: "expired" })
    .where(
      and(
        eq(rentalExtensions.rentalOrderId, rentalOrderId),
        eq(rentalExtensions.status, "pending"),
      ),
    )
    .returning({ orderNum: rentalExtensions.orderNum });
  const orderNums = expired.map(({ orderNum }) => orderNum);
  if (orderNums.length === 0) return;
  await tx
    .update(paymentTrades)
    .set({ checkAt: now })
    .where(inArray(paymentTrades.orderNum, orderNums));
}

/**
 * Refunds every extension of a fully refunded rental, each by its payment channel, in the caller's transaction. The
 * caller has locked the rental's order.
 */
export async function refundExtensions(
  tx: Db,
  order: Order,
  cause: RefundCause,
  now: Date,
): Promise<void> {
  const paid = await tx
    .select()
    .from(rentalExtensions)
    .where(
      and(eq(rentalExtensions.rentalOrderId, order.id), eq(rentalExtensions.status, "extended")),
    )
    .for("no key update");
  const { sellerId, settledAt } = order;
  for (const extension of paid) {
    const part = { fen: extension.totalFen, cause };
    const { status } = await refundPayment(tx, { ...extension, sellerId, settledAt }, part, now);
    await tx
      .update(rentalExtensions)
      .set({ status, refundReason: cause })
      .where(eq(rentalExtensions.id, extension.id));
  }
}
