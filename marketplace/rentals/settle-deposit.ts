import assert from "node:assert/strict";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "../database/db";
import { type DEPOSIT_SETTLERS, rentals } from "../database/schema";
import { ACCOUNTS, recordTransfers, sellerOf } from "../ledger/ledger";
import type { Order } from "../order-records/order-records";
import { returnDeposit } from "../payments/payments";

interface Settlement {
  by: (typeof DEPOSIT_SETTLERS)[number];
  /** The part that a claim keeps. */
  keptFen: number;
}

/**
 * Settles the deposit of a closed rental, once, in the caller's transaction: the seller gets the kept part, and the
 * rest is refunded by its payment channel. The caller has locked the order.
 * @returns false, without a change, when it was settled before or the rental still runs
 */
export async function settleDeposit(
  tx: Db,
  order: Order,
  { by, keptFen }: Settlement,
  now: Date,
): Promise<boolean> {
  const { orderNum, depositFen } = order;
  assert(keptFen >= 0 && keptFen <= depositFen, `deposit of ${orderNum}: cannot keep ${keptFen}`);
  const settled = await tx
    .update(rentals)
    .set({
      depositDueAt: null,
      depositSettledAt: now,
      depositSettledBy: by,
      depositKeptFen: keptFen,
    })
    .where(
      and(
        eq(rentals.orderId, order.id),
        isNotNull(rentals.closedAt),
        isNull(rentals.depositSettledAt),
      ),
    )
    .returning({ orderId: rentals.orderId });
  if (settled.length === 0) return false;
  await recordTransfers(tx, { event: "deposit_kept", orderNum, now }, [
    { from: ACCOUNTS.deposits, to: sellerOf(order.sellerId), fen: keptFen },
  ]);
  if (keptFen < depositFen) await returnDeposit(tx, order, depositFen - keptFen, now);
  return true;
}
