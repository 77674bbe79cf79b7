import { and, eq, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../db/open";
import { cardSecrets, orders, rentals, users } from "../../db/schema";
import type { Deps } from "../../deps";
import { moveStock } from "../orders/move-stock";
import { newLoginCode } from "./new-login-code";

/** Given back by its renter, or its time was up. */
type ClosedBy = "renter" | "time";

/**
 * Ends a running rental, once: the account gets another login code and can be rented again, the deposit goes to the
 * renter's balance, all in the caller's transaction. By "time" only when its time is up.
 * @returns the goods and whether they can be rented again by that; null when there was nothing to end
 */
export async function closeRental(
  tx: Db,
  orderId: number,
  by: ClosedBy,
  now: Date,
): Promise<{ goodsId: number; turned: boolean } | null> {
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
  if (!rental) return null;
  const [order] = await tx
    .select({
      goodsId: orders.goodsId,
      stockId: orders.stockId,
      quantity: orders.quantity,
      userId: orders.userId,
      depositFen: orders.depositFen,
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  const moved = order && (await moveStock(tx, order, "sold", "available"));
  if (!moved) throw new Error(`the rental of order ${orderId} has no piece to give back`);
  await tx
    .update(cardSecrets)
    .set({ secret: newLoginCode(), orderId: null, assignedAt: null })
    .where(eq(cardSecrets.id, rental.secretId));
  await tx
    .update(users)
    .set({ balanceFen: sql`${users.balanceFen} + ${order.depositFen}` })
    .where(eq(users.id, order.userId));
  return { goodsId: order.goodsId, turned: moved.turned };
}

/** The same in a transaction of its own; tells the storefront. */
export async function closeAndTell(
  { db, clock, notifier }: Pick<Deps, "db" | "clock" | "notifier">,
  orderId: number,
  by: ClosedBy,
): Promise<boolean> {
  const closed = await db.transaction((tx) => closeRental(tx, orderId, by, clock.now()));
  if (closed?.turned) notifier.goodsChanged(closed.goodsId);
  return closed !== null;
}
