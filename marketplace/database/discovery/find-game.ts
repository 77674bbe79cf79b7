import { and, eq, or, type SQL } from "drizzle-orm";
import type { Db } from "../db";
import { games, listingIndex } from "../schema";

export type FoundGame = Pick<typeof games.$inferSelect, "name" | "facts">;

/**
 * Finds a game by slug or name: with a literal name PostgreSQL plans by the game's number of listings. A game that never
 * had a listing is one without facts.
 * @returns null when no game is wanted
 */
export async function findGame(db: Db, game: string | undefined): Promise<FoundGame | null> {
  if (!game) return null;
  const found = await db
    .select({ name: games.name, facts: games.facts })
    .from(games)
    .where(or(eq(games.slug, game), eq(games.name, game)));
  return found.find(({ name }) => name !== game) ?? found[0] ?? { name: game, facts: {} };
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
