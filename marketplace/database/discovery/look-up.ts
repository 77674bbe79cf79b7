import { and, eq, type SQL } from "drizzle-orm";
import type { Db } from "../db";
import { games, listingIndex } from "../schema";

/**
 * Resolves a slug (or a name) to the game's name: with a literal value PostgreSQL plans by the game's number of
 * listings.
 */
export async function gameNameOf(db: Db, game: string | undefined): Promise<string | undefined> {
  if (!game) return undefined;
  const [found] = await db.select({ name: games.name }).from(games).where(eq(games.slug, game));
  return found?.name ?? game;
}

/** @returns the goods number when that listing exists and matches the filters, else null */
export async function findListingByNumber(
  db: Db,
  number: number | null,
  filters: SQL | undefined,
): Promise<number | null> {
  if (number === null) return null;
  const [found] = await db
    .select({ goodsId: listingIndex.goodsId })
    .from(listingIndex)
    .where(and(eq(listingIndex.goodsId, number), filters));
  return found?.goodsId ?? null;
}
