import type { Db } from "@storefront/marketplace/database/db";
import { games, goods } from "@storefront/marketplace/database/schema";
import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";

export type Game = Pick<typeof games.$inferSelect, "name" | "slug" | "facts" | "aliases"> & {
  /** Listings on sale. */
  listings: number;
};

/** Reads every game that ever had a listing, by name. */
export const readGames = (db: Db): Promise<Game[]> => selectGames(db, undefined);

export async function findGame(db: Db, slug: string): Promise<Game | undefined> {
  const [game] = await selectGames(db, eq(games.slug, slug));
  return game;
}

const selectGames = (db: Db, where: SQL | undefined): Promise<Game[]> =>
  db
    .select({
      name: games.name,
      slug: games.slug,
      facts: games.facts,
      aliases: games.aliases,
      listings: sql<number>`count(${goods.id})`.mapWith(Number),
    })
    .from(games)
    .leftJoin(goods, and(eq(goods.gameName, games.name), isNull(goods.removedAt)))
    .where(where)
    .groupBy(games.name)
    .orderBy(asc(games.name));
