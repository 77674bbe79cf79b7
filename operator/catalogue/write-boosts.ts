import type { Db } from "@storefront/marketplace/database/db";
import { boostGames } from "@storefront/marketplace/database/schema";
import { type BoostRow, boostGameOf } from "./boost-row";
import { changesOf, IS_NEW, outcomesOf } from "./upsert";
import type { Outcome } from "./write-listings";

/** @returns the outcome of each row that was created or updated */
export async function writeBoosts(
  db: Db,
  rows: readonly BoostRow[],
): Promise<[BoostRow, Outcome][]> {
  if (rows.length === 0) return [];
  const fields = ["name", "onSale", "pricePercent", "opensAt", "closesAt"] as const;
  const lists = ["ladder", "partitions", "inscription"] as const;
  const written = await db
    .insert(boostGames)
    .values(rows.map(boostGameOf))
    .onConflictDoUpdate({ target: boostGames.id, ...changesOf(boostGames, [...fields, ...lists]) })
    .returning({ id: boostGames.id, isNew: IS_NEW });
  return outcomesOf(rows, written);
}
