import {
  type FreeText,
  markShop,
  neutralTexts,
  openReviews,
  readHeld,
} from "@storefront/marketplace/catalogue/catalogue";
import type { Db } from "@storefront/marketplace/database/db";
import { sellers } from "@storefront/marketplace/database/schema";
import { isOneOf } from "./is-one-of";
import { type SellerRow, sellerOf } from "./seller-row";
import { changesOf, IS_NEW, outcomesOf } from "./upsert";
import type { Outcome, WriteOptions } from "./write-listings";

/** @returns the outcome of each row that was created or updated */
export async function writeSellers(
  db: Db,
  rows: readonly SellerRow[],
  { now, agreedBy, onHeld }: WriteOptions,
): Promise<[SellerRow, Outcome][]> {
  if (rows.length === 0) return [];
  const marks = new Map(rows.map((row) => [row.id, markShop(row)]));
  const held = await readHeld(db, "sellerId", marks, agreedBy);
  for (const { id, texts } of held) onHeld?.({ kind: "seller", id }, texts);
  const shown = await readShownTexts(db, held);
  const written = await db
    .insert(sellers)
    .values(rows.map((row) => ({ ...sellerOf(row), ...shown.get(row.id), isUnchecked: false })))
    .onConflictDoUpdate({ target: sellers.id, ...CHANGES })
    .returning({ id: sellers.id, isNew: IS_NEW });
  await openReviews(db, "sellerId", marks, { now, agreedBy });
  return outcomesOf(rows, written);
}

/** @returns what shops show instead of the texts that wait for an agreement: what they have shown before */
async function readShownTexts(
  db: Db,
  held: readonly { id: number; texts: readonly FreeText[] }[],
): Promise<Map<number, Partial<Record<"nickname" | "profile", string>>>> {
  if (held.length === 0) return new Map();
  const rows = await db
    .select({ id: sellers.id, nickname: sellers.nickname, profile: sellers.profile })
    .from(sellers)
    .where(
      isOneOf(
        sellers.id,
        held.map(({ id }) => id),
      ),
    );
  const before = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    held.map(({ id, texts }) => {
      const { nickname, profile } = before.get(id) ?? neutralTexts(id);
      const fields = new Set(texts.map(({ field }) => field));
      return [
        id,
        {
          ...(fields.has("nickname") && { nickname }),
          ...(fields.has("profile") && { profile }),
        },
      ];
    }),
  );
}

const CHANGES = changesOf(sellers, [
  "nickname",
  "headImgUrl",
  "authIdentity",
  "profile",
  "isUnchecked",
  "selfUser",
  "officialUser",
]);
