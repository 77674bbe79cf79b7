import type { Db } from "@storefront/marketplace/database/db";
import { envelopes } from "@storefront/marketplace/database/schema";
import type { CouponRow } from "./catalogue-row";
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

const couponOf = (row: CouponRow): typeof envelopes.$inferInsert => ({
  id: row.id,
  goodsId: row.listing ?? null,
  sellerId: row.seller ?? null,
  couponName: row.name,
  typeName: row.label,
  reduceFen: row.off,
  conditionFen: row.from_yuan,
  validDays: row.valid_days,
  total: row.total,
  subscribeGift: row.follow_gift,
  claimable: row.claimable,
});

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
