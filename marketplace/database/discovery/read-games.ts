import type { AssortmentFilter } from "@storefront/contract/discovery/assortment-filter";
import { type gamesAnswer, LISTINGS_COUNTED } from "@storefront/contract/discovery/discovery";
import type { GameFacts } from "@storefront/contract/listing/fact-keys";
import { LISTING_KINDS } from "@storefront/contract/listing/listing-kinds";
import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Db } from "../db";
import { facetCounts, games, goods, listingIndex } from "../schema";
import { countedIn } from "./count-listings";
import { indexInAssortment } from "./in-assortment";

type Game = Omit<z.output<typeof gamesAnswer>["list"][number], "facts"> & { facts: GameFacts };

/**
 * Reads every game that has listings, the ones with most listings first. The cost is bounded by the number of games.
 * @param only slug or name of a single game to read
 * @param filter the listings that count
 */
export async function readGames(
  db: Db,
  only: string | undefined,
  filter: AssortmentFilter = {},
): Promise<Game[]> {
  const inAssortment = indexInAssortment(db, filter);
  const wanted = only ? or(eq(games.slug, only), eq(games.name, only)) : undefined;
  const rows = await (filter.sellers
    ? countInIndex(db, wanted, inAssortment)
    : readStoredCounts(db, wanted, filter));
  const covers = await readCovers(db, wanted, inAssortment);
  const byName = new Map<string, Game>();
  for (const { game, slug, count: counted } of rows) {
    if (counted === 0) continue;
    const known = byName.get(game.name) ?? {
      ...game,
      count: 0,
      exact: true,
      kinds: [],
      covers: covers.get(game.name) ?? [],
    };
    const count = Math.min(counted, LISTINGS_COUNTED);
    const exact = counted === count;
    known.count += count;
    known.exact &&= exact;
    known.kinds.push({ slug, count, exact });
    byName.set(game.name, known);
  }
  const list = [...byName.values()];
  for (const { kinds } of list) kinds.sort((a, b) => b.count - a.count);
  return list.sort((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1));
}

type KindCount = { game: typeof games.$inferSelect; slug: (typeof LISTING_KINDS)[number] } & {
  count: number;
};

const readStoredCounts = (
  db: Db,
  wanted: SQL | undefined,
  filter: AssortmentFilter,
): Promise<KindCount[]> =>
  db
    .select({
      game: games,
      slug: sql<(typeof LISTING_KINDS)[number]>`${facetCounts.kind}`,
      count: sql`sum(${facetCounts.listings})`.mapWith(Number),
    })
    .from(games)
    .innerJoin(facetCounts, and(eq(facetCounts.gameName, games.name), eq(facetCounts.facet, "")))
    .where(and(wanted, countedIn(facetCounts, filter)))
    .groupBy(games.name, facetCounts.kind);

/** Counts listings of certain sellers; no stored count covers them. At most `LISTINGS_COUNTED` + 1 of a kind. */
function countInIndex(
  db: Db,
  wanted: SQL | undefined,
  inAssortment: SQL | undefined,
): Promise<KindCount[]> {
  const kind = sql<(typeof LISTING_KINDS)[number]>`kind.name`;
  const some = db
    .select({ one: sql`1` })
    .from(listingIndex)
    .where(and(eq(listingIndex.gameName, games.name), eq(listingIndex.kind, kind), inAssortment))
    .limit(LISTINGS_COUNTED + 1)
    .as("some");
  return db
    .select({
      game: games,
      slug: kind,
      count: sql`(${db.select({ count: sql`count(*)` }).from(some)})`.mapWith(Number),
    })
    .from(games)
    .crossJoin(sql`unnest(${sql.raw(KINDS)}) as kind (name)`)
    .where(wanted);
}

const KINDS = `array[${LISTING_KINDS.map((kind) => `'${kind}'`).join(", ")}]`;

/** Pictures of a game's best sellers, as many as its tile shows. */
const COVERS = 3;
/** The first picture of a listing; same rule as `coverOf` in the marketplace's services. */
const cover = sql`jsonb_path_query_first(${goods.media}, '$[*] ? (@.media_type == 1).url') #>> '{}'`;

async function readCovers(
  db: Db,
  wanted: SQL | undefined,
  inAssortment: SQL | undefined,
): Promise<Map<string, string[]>> {
  const best = db
    .select({ goodsId: listingIndex.goodsId, popularity: listingIndex.popularity })
    .from(listingIndex)
    .where(and(eq(listingIndex.gameName, games.name), inAssortment))
    .orderBy(desc(listingIndex.popularity), desc(listingIndex.goodsId))
    .limit(COVERS)
    .as("best");
  const rows = await db
    .select({
      name: games.name,
      covers: sql<
        string[]
      >`array_remove(array_agg(${cover} order by ${best.popularity} desc), null)`,
    })
    .from(games)
    .crossJoinLateral(best)
    .innerJoin(goods, eq(goods.id, best.goodsId))
    .where(wanted)
    .groupBy(games.name);
  return new Map(rows.map(({ name, covers }) => [name, covers]));
}
