import { count, eq } from "drizzle-orm";
import type * as z from "zod";
import type { gamesAnswer, LISTING_KINDS } from "@/contract/discovery";
import type { Db } from "../open";
import { games, listingIndex } from "../schema";

type Game = z.output<typeof gamesAnswer>["list"][number];

/** Every game with listings, those with the most first. */
export async function readGames(db: Db): Promise<z.output<typeof gamesAnswer>> {
  const rows = await db
    .select({ game: games, kind: listingIndex.kind, count: count() })
    .from(listingIndex)
    .innerJoin(games, eq(games.name, listingIndex.gameName))
    .groupBy(games.name, listingIndex.kind);
  const byName = new Map<string, Game>();
  for (const { game, kind, count } of rows) {
    const known = byName.get(game.name) ?? { ...game, count: 0, kinds: [] };
    known.count += count;
    known.kinds.push({ slug: kind as (typeof LISTING_KINDS)[number], count });
    byName.set(game.name, known);
  }
  const list = [...byName.values()];
  for (const { kinds } of list) kinds.sort((a, b) => b.count - a.count);
  return { list: list.sort((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1)) };
}
