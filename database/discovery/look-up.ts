import { and, eq, type SQL } from "drizzle-orm";
import type { Db } from "../open";
import { games, listingIndex } from "../schema";

/** @returns the name of a game's slug, or the name itself: PostgreSQL plans by how many listings the game has */
export async function gameNameOf(db: Db, game: string | undefined): Promise<string | undefined> {
  if (!game) return undefined;
  const [found] = await db.select({ name: games.name }).from(games).where(eq(games.slug, game));
  return found?.name ?? game;
}

/** @returns the number itself when there is a listing of it that fits the filters */
export async function findNumbered(
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
