import type { Db } from "@storefront/marketplace/database/db";
import { envelopes } from "@storefront/marketplace/database/schema";
import { type CouponRow, couponOf } from "./coupon-row";
import { changesOf, IS_NEW, outcomesOf } from "./upsert";
import type { Outcome } from "./write-listings";

/** @returns the outcome of each row that was created or updated */
export async function writeCoupons(
  db: Db,
  rows: readonly CouponRow[],
): Promise<[CouponRow, Outcome][]> {
  if (rows.length === 0) return [];
  const written = await db
    .insert(envelopes)
    .values(rows.map(couponOf))
    .onConflictDoUpdate({ target: envelopes.id, ...CHANGES })
    .returning({ id: envelopes.id, isNew: IS_NEW });
  return outcomesOf(rows, written);
}

const CHANGES = changesOf(envelopes, [
  "goodsId",
  "sellerId",
  "couponName",
  "typeName",
  "reduceFen",
  "conditionFen",
  "validDays",
  "total",
  "subscribeGift",
  "claimable",
]);
