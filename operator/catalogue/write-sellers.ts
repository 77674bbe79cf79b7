import type { Db } from "@storefront/marketplace/database/db";
import { sellers } from "@storefront/marketplace/database/schema";
import type { SellerRow } from "./seller-row";
import { sellerOf } from "./to-database-rows";
import { changesOf, IS_NEW, outcomesOf } from "./upsert";
import type { Outcome } from "./write-listings";

/** @returns the outcome of each row that was created or updated */
export async function writeSellers(
  db: Db,
  rows: readonly SellerRow[],
): Promise<[SellerRow, Outcome][]> {
  if (rows.length === 0) return [];
  const written = await db
    .insert(sellers)
    .values(rows.map(sellerOf))
    .onConflictDoUpdate({ target: sellers.id, ...CHANGES })
    .returning({ id: sellers.id, isNew: IS_NEW });
  return outcomesOf(rows, written);
}

const CHANGES = changesOf(sellers, [
  "nickname",
  "headImgUrl",
  "authIdentity",
  "profile",
  "selfUser",
  "officialUser",
]);
