import type { LISTING_KINDS } from "@storefront/contract/listing/listing-kinds";
import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db";
import { goods, listingIndex } from "../schema";

type Kind = (typeof LISTING_KINDS)[number];

/** Most listings of a game that are counted for its kinds. */
const COMPARED = 300;

/** @returns the names among `names` that have listings, in their order */
export async function gamesOnSale(
  db: Db,
  names: readonly string[],
  filter: SQL | undefined,
): Promise<string[]> {
  if (names.length === 0) return [];
  const some = db
    .select({ one: sql`1` })
    .from(listingIndex)
    .where(and(eq(listingIndex.gameName, sql`name`), filter))
    .limit(1);
  const rows = await db
    .select({ name: sql<string>`name` })
    .from(sql`unnest(${sql.param([...names])}::text[]) as wanted (name)`)
    .where(sql`exists (${some})`);
  const found = new Set(rows.map(({ name }) => name));
  return names.filter((name) => found.has(name));
}

/** @returns the kinds of a game's listings, the most frequent first */
export async function kindsOf(db: Db, game: string, filter: SQL | undefined): Promise<Kind[]> {
  const some = db
    .select({ kind: listingIndex.kind })
    .from(listingIndex)
    .where(and(eq(listingIndex.gameName, game), filter))
    .limit(COMPARED)
    .as("some");
  const rows = await db
    .select({ kind: some.kind })
    .from(some)
    .groupBy(some.kind)
    .orderBy(desc(sql`count(*)`), some.kind);
  return rows.map(({ kind }) => kind as Kind);
}

/** Reads number and name of the listings that are on sale, in the order of `ids`. */
export async function namesOf(db: Db, ids: readonly number[], filter?: SQL) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: goods.id, name: goods.name })
    .from(goods)
    .innerJoin(listingIndex, eq(listingIndex.goodsId, goods.id))
    .where(and(inArray(goods.id, [...ids]), filter));
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
