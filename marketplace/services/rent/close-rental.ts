import assert from "node:assert/strict";
import { and, eq, isNull, lte } from "drizzle-orm";
import type { Db } from "@/database/open";
import { cardSecrets, orders, rentals } from "@/database/schema";
import { newLoginCode } from "@/rules/rent/new-login-code";
import type { Deps } from "../../deps";
import { giveCashback } from "../fulfilment/give-cashback";
import { moveStock } from "../fulfilment/move-stock";
import { returnDeposit } from "../payments/return-deposit";

/** Returned by its renter, expired, or fully refunded. */
type ClosedBy = "renter" | "time" | "refund";

/**
 * Ends a running rental, once, in the caller's transaction: the account gets a new login code and can be rented again,
 * and the deposit is returned through the payment channel. By "time" only after the rental has expired.
 * @returns whether a running rental was ended
 */
export async function closeRental(
  tx: Db,
  orderId: number,
  by: ClosedBy,
  now: Date,
): Promise<boolean> {
  const [rental] = await tx
    .update(rentals)
    .set({ closedAt: now, closedBy: by })
    .where(
      and(
        eq(rentals.orderId, orderId),
        isNull(rentals.closedAt),
        by === "time" ? lte(rentals.endsAt, now) : undefined,
      ),
    )
    .returning({ secretId: rentals.secretId });
  if (!rental) return false;
  const [order] = await tx
    .select({
      orderNum: orders.orderNum,
      goodsId: orders.goodsId,
      stockId: orders.stockId,
      quantity: orders.quantity,
      giftPieces: orders.giftPieces,
      userId: orders.userId,
      channelId: orders.channelId,
      depositFen: orders.depositFen,
      cashbackFen: orders.cashbackFen,
      refundedFen: orders.refundedFen,
      totalFen: orders.totalFen,
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  const moved = order && (await moveStock(tx, order, "sold", "available"));
  assert(moved, `the rental of order ${orderId} has no piece to give back`);
  await tx
    .update(cardSecrets)
    .set({ secret: newLoginCode(), orderId: null, assignedAt: null })
    .where(eq(cardSecrets.id, rental.secretId));
  if (order.depositFen > 0) await returnDeposit(tx, order, order.depositFen, now);
  await giveCashback(tx, order, now);
  return true;
}

/** Ends a rental in its own transaction. */
export const closeRentalNow = (
  { db, clock }: Pick<Deps, "db" | "clock">,
  orderId: number,
  by: ClosedBy,
): Promise<boolean> => db.transaction((tx) => closeRental(tx, orderId, by, clock.now()));
