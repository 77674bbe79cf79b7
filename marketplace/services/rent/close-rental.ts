import { and, eq, isNull, lte } from "drizzle-orm";
import type { Db } from "../../db/open";
import { cardSecrets, orders, rentals } from "../../db/schema";
import type { Deps } from "../../deps";
import { ACCOUNTS } from "../ledger/accounts";
import { creditBalance } from "../ledger/credit-balance";
import { giveCashback } from "../orders/give-cashback";
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
      orderNum: orders.orderNum,
      goodsId: orders.goodsId,
      stockId: orders.stockId,
      quantity: orders.quantity,
      userId: orders.userId,
      depositFen: orders.depositFen,
      cashbackFen: orders.cashbackFen,
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  const moved = order && (await moveStock(tx, order, "sold", "available"));
  if (!moved) throw new Error(`the rental of order ${orderId} has no piece to give back`);
  await tx
    .update(cardSecrets)
    .set({ secret: newLoginCode(), orderId: null, assignedAt: null })
    .where(eq(cardSecrets.id, rental.secretId));
  const { orderNum, userId, depositFen } = order;
  const credit = { userId, from: ACCOUNTS.deposits, fen: depositFen };
  await creditBalance(tx, { event: "deposit_return", orderNum, now }, credit);
  await giveCashback(tx, order, now);
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
