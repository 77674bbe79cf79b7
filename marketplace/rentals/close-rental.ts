import assert from "node:assert/strict";
import { DEPOSIT_CHECK_HOURS } from "@storefront/contract/rentals/deposit-terms";
import { and, eq, isNull, lte } from "drizzle-orm";
import type { Db } from "../database/db";
import { goods, orders, type RENTAL_ENDS, rentals } from "../database/schema";
import type { Deps } from "../deps";
import { creditCashback } from "../fulfilment/fulfilment";
import { after, type Order } from "../order-records/order-records";
import { expireExtensions } from "./end-extensions";
import { lockRental } from "./lock-rental";
import { releaseAccount } from "./release-account";

type ClosedBy = (typeof RENTAL_ENDS)[number];

/**
 * Ends a running rental, once, in the caller's transaction: the renter loses access, and the seller's time to check the
 * account begins, at whose end the deposit returns. The account can be rented again at once, or after its password was
 * changed when the listing requires that. By "time" only after the rental has expired.
 * @returns whether a running rental was ended
 */
export async function closeRental(
  tx: Db,
  orderId: number,
  by: ClosedBy,
  now: Date,
): Promise<boolean> {
  const locked = await lockRental(tx, orderId);
  if (!locked) return false;
  const { order } = locked;
  const hasDeposit = order.depositFen > 0;
  const [rental] = await tx
    .update(rentals)
    .set({
      ...{ closedAt: now, closedBy: by },
      ...(hasDeposit
        ? { depositDueAt: after(now, DEPOSIT_CHECK_HOURS * 3600) }
        : { depositSettledAt: now, depositSettledBy: "time" }),
    })
    .where(
      and(
        eq(rentals.orderId, orderId),
        isNull(rentals.closedAt),
        by === "time" ? lte(rentals.endsAt, now) : undefined,
      ),
    )
    .returning();
  if (!rental) return false;
  await expireExtensions(tx, orderId, now);
  if (!(await needsNewSecret(tx, order))) await releaseAccount(tx, order, rental, now);
  if (by !== "refund") await completeHandedOver(tx, order, by, now);
  await creditCashback(tx, order, now);
  return true;
}

async function needsNewSecret(tx: Db, { goodsId, orderNum }: Order): Promise<boolean> {
  const [listing] = await tx
    .select({ newSecretPerRental: goods.newSecretPerRental })
    .from(goods)
    .where(eq(goods.id, goodsId));
  assert(listing, `order ${orderNum} has no goods`);
  return listing.newSecretPerRental;
}

/**
 * delivered → completed for an account that the seller handed over. With an open after-sale the order completes after
 * its end (sweep-deliveries.ts).
 */
async function completeHandedOver(
  tx: Db,
  order: Order,
  by: "renter" | "time",
  now: Date,
): Promise<void> {
  if (order.status !== "delivered") return;
  const completed = {
    status: "completed",
    completedAt: now,
    completedBy: by === "renter" ? "buyer" : "time",
  } as const;
  await tx
    .update(orders)
    .set(order.inAfterSale ? { confirmBy: now } : completed)
    .where(eq(orders.id, order.id));
}

/** Ends a rental in its own transaction. */
export const closeRentalNow = (
  { db, clock }: Pick<Deps, "db" | "clock">,
  orderId: number,
  by: ClosedBy,
): Promise<boolean> => db.transaction((tx) => closeRental(tx, orderId, by, clock.now()));
