import type { AssortmentFilter } from "@storefront/contract/discovery/assortment-filter";
import { LISTINGS_COUNTED } from "@storefront/contract/discovery/discovery";
import type { NumberFact } from "@storefront/contract/listing/fact-keys";
import type { LISTING_KINDS } from "@storefront/contract/listing/listing-kinds";
import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db";
import { facetCounts, listingIndex as listing } from "../schema";
import { selectRows } from "../select-rows";
import { singleRow } from "../single-row";
import { countedIn } from "./count-listings";
import { indexInAssortment } from "./in-assortment";
import type { SearchFacets } from "./read-facets";

/** A list by game and kind alone: what `facet_counts` counts. */
export interface PlainList extends Pick<AssortmentFilter, "kinds" | "games"> {
  game: string | undefined;
  kind: (typeof LISTING_KINDS)[number] | undefined;
  /** Number facts that the game defines. */
  numbers: readonly NumberFact[];
}

/** Reads the same as `readFacets` from stored counts and the ends of indexes, in constant time. */
export async function readListFacets(db: Db, list: PlainList): Promise<SearchFacets> {
  const facets = await countFacets(db, list);
  const total = facets.find(({ facet }) => facet === null)?.listings ?? 0;
  if (total === 0) return { total, facets: [], numbers: [], priceRange: null };
  const { price, ...bounds } = await readBounds(db, list);
  return {
    total: Math.min(total, LISTINGS_COUNTED + 1),
    facets,
    numbers: list.numbers.flatMap((key) => {
      const [from, to] = bounds[key] ?? [null, null];
      return from === null || to === null ? [] : [{ key, from, to }];
    }),
    priceRange:
      price && price[0] !== null && price[1] !== null ? { from: price[0], to: price[1] } : null,
  };
}

async function countFacets(db: Db, { game, kind, ...assortment }: PlainList) {
  const rows = await db
    .select({
      game: facetCounts.gameName,
      kind: facetCounts.kind,
      facet: facetCounts.facet,
      listings: sql`sum(${facetCounts.listings})`.mapWith(Number),
    })
    .from(facetCounts)
    .where(
      and(
        game ? eq(facetCounts.gameName, game) : undefined,
        kind ? eq(facetCounts.kind, kind) : undefined,
        countedIn(facetCounts, assortment),
      ),
    )
    .groupBy(facetCounts.gameName, facetCounts.kind, facetCounts.facet);
  const sums = new Map<string | null, number>();
  const add = (facet: string | null, listings: number) =>
    sums.set(facet, (sums.get(facet) ?? 0) + listings);
  for (const row of rows) {
    if (row.facet !== "") add(row.facet, row.listings);
    else for (const all of [null, `kind:${row.kind}`, `game:${row.game}`]) add(all, row.listings);
  }
  return [...sums].flatMap(([facet, listings]) => (listings > 0 ? [{ facet, listings }] : []));
}

type Ends = readonly [number | null, number | null];

/** Reads the smallest and the largest price and numbers, each at the end of an index. */
async function readBounds(
  db: Db,
  { game, kind, numbers, ...assortment }: PlainList,
): Promise<Partial<Record<NumberFact | "price", Ends>>> {
  const listed = and(
    game ? eq(listing.gameName, game) : undefined,
    kind ? eq(listing.kind, kind) : undefined,
    indexInAssortment(db, assortment),
  );
  const columns = [
    { key: "price", column: listing.priceFen, where: listed },
    ...numbers.map((key) => ({
      key,
      column: listing[key],
      where: and(listed, isNotNull(listing[key])),
    })),
  ];
  const end = (direction: SQL, { column, where }: (typeof columns)[number]) =>
    sql`(${db
      .select({ value: column })
      .from(listing)
      .where(where)
      .orderBy(sql`${column} ${direction}`)
      .limit(1)})`;
  const fields = columns.flatMap((each) => [
    sql.raw(`'${each.key}'`),
    sql`jsonb_build_array(${end(sql`asc`, each)}, ${end(sql`desc`, each)})`,
  ]);
  const rows = await selectRows<{ bounds: Partial<Record<NumberFact | "price", Ends>> }>(
    db,
    sql`select jsonb_build_object(${sql.join(fields, sql`, `)}) as bounds`,
  );
  return singleRow(rows).bounds;
}
