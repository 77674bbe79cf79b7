import { MATCHES_COUNTED } from "@storefront/contract/discovery/discovery";
import { NUMBER_FACTS, type NumberFact } from "@storefront/contract/listing/fact-keys";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../db";
import { listingIndex as listing } from "../schema";
import { walked } from "./walk-listings";

export interface SearchFacets {
  /** One more than what is counted, if there are more. */
  total: number;
  /** Listings per "filter:value"; `facet` null is the count of all matches. */
  facets: { facet: string | null; listings: number }[];
  /** Bounds of the number facts that matches have. */
  numbers: { key: NumberFact; from: number; to: number }[];
  /** In fen. */
  priceRange: { from: number; to: number } | null;
}

/** Smallest and largest number of each fact; null when no match has it. */
type Bounds = Record<NumberFact, readonly [number | null, number | null]>;
const NONE = [null, null] as const;

/**
 * Counts matches, at most `MATCHES_COUNTED` + 1, so that the cost does not grow with the marketplace.
 * @param source the listings to count among, by the name of `listing_index`
 */
export async function readFacets(
  db: Db,
  where: SQL | undefined,
  source?: SQL,
): Promise<SearchFacets> {
  const matches = db.$with("matches").as(
    db
      .select({
        facets: sql`${listing.facets}`.as("facets"),
        kind: sql`${listing.kind}`.as("kind"),
        gameName: sql`${listing.gameName}`.as("game_name"),
        deliveryType: walked(listing.deliveryType).as("delivery_type"),
        priceFen: walked(listing.priceFen).as("price_fen"),
        level: walked(listing.level).as("level"),
        heroes: walked(listing.heroes).as("heroes"),
        skins: walked(listing.skins).as("skins"),
        rare: walked(listing.rare).as("rare"),
        score: walked(listing.score).as("score"),
      })
      .from(source ?? listing)
      .where(where)
      .limit(MATCHES_COUNTED + 1),
  );
  const rows = await db
    .with(matches)
    .select({
      facet: sql<string | null>`facet`,
      listings: sql<number>`count(*)`.mapWith(Number),
      least: sql<number>`min(${matches.priceFen})`.mapWith(Number),
      most: sql<number>`max(${matches.priceFen})`.mapWith(Number),
      numbers: sql<Bounds>`jsonb_build_object(${sql.join(
        NUMBER_FACTS.flatMap((key) => [
          sql.raw(`'${key}'`),
          sql`jsonb_build_array(min(${matches[key]}), max(${matches[key]}))`,
        ]),
        sql`, `,
      )})`,
    })
    .from(matches)
    .crossJoinLateral(
      sql`unnest(${matches.facets} || array['kind:' || ${matches.kind}, 'delivery:' || ${matches.deliveryType}, 'game:' || ${matches.gameName}, null]) as facet`,
    )
    .groupBy(sql`facet`);
  const all = rows.find(({ facet }) => facet === null);
  return {
    total: all?.listings ?? 0,
    facets: rows,
    numbers: NUMBER_FACTS.flatMap((key) => {
      const [from, to] = all?.numbers[key] ?? NONE;
      return from === null || to === null ? [] : [{ key, from, to }];
    }),
    priceRange: all ? { from: all.least, to: all.most } : null,
  };
}
