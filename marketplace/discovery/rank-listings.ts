import { desc, type SQL, sql } from "drizzle-orm";
import type { Db } from "../database/db";
import { walked } from "../database/discovery/walk-listings";
import { listingIndex as listing } from "../database/schema";
import type { Interpretation } from "./rules/interpret-query";
import type { Term } from "./rules/search-terms";

/** Best-selling matches of a search that are ranked. */
export const LISTINGS_RANKED = 200;

/** More than the popularity of any listing. */
const ABOVE_POPULARITY = 2 ** 33;

/** Scores for what a listing and a query have in common. Their sum stays below 60,000. */
const SCORES = {
  isWhole: 8000,
  hasWhole: 2000,
  hasNumber: 400,
  hasText: 200,
  hasKind: 200,
  hasNumberText: 100,
  hasGrams: 100,
} as const;

/**
 * Ranks the best-selling listings that match a query: those that have most in common with it first, best sellers among
 * equals.
 * @param source the listings to rank among, by the name of `listing_index`
 * @returns a subquery with `key`, which is largest for the first one
 */
export function rankListings(
  db: Db,
  where: SQL | undefined,
  interpretation: Interpretation,
  { source }: { source?: SQL | undefined } = {},
) {
  const key = sql<number>`(${score(interpretation)})::bigint * ${sql.raw(String(ABOVE_POPULARITY))} + ${listing.popularity}`;
  return db
    .select({ goodsId: walked(listing.goodsId).as("goods_id"), key: key.mapWith(Number).as("key") })
    .from(source ?? listing)
    .where(where)
    .orderBy(desc(listing.popularity), desc(listing.goodsId))
    .limit(LISTINGS_RANKED)
    .as("ranked");
}

/** Score of a listing for a query. */
function score({ terms, whole, nearNumbers }: Interpretation): SQL {
  const parts = terms.flatMap((term) => scoreTerm(term, nearNumbers ?? false));
  return sql.join(
    [
      sql`${points(SCORES.isWhole)} * (${title} = ${whole})::int`,
      sql`${points(SCORES.hasWhole)} * (${inTitle(whole)})::int`,
      ...parts,
    ],
    sql` + `,
  );
}

const title = sql`coalesce(${listing.title}, '')`;
const inTitle = (text: string): SQL => sql`position(${text}::text in ${title}) > 0`;
const points = (value: number): SQL => sql.raw(String(value));

function scoreTerm(term: Term, nearNumbers: boolean): SQL[] {
  if (term.type === "game") return [sql`${points(SCORES.hasText)} * (${inTitle(term.text)})::int`];
  if (term.type === "number" && term.bound) return [];
  if (term.type === "number") {
    const ranks = term.facts.map(({ game, key, value }) => {
      const far = sql`abs(${listing[key]} - ${value}::int)::float8 / greatest(${value}::int, 1)`;
      const near = nearNumbers
        ? sql`(${points(SCORES.hasNumber)} / (1 + coalesce(${far}, 1e9)))::int`
        : sql`${points(SCORES.hasNumber)} * coalesce((${listing[key]} = ${value}::int)::int, 0)`;
      return sql`case when ${listing.gameName} = ${game} then ${near} else 0 end`;
    });
    return [...ranks, sql`${points(SCORES.hasNumberText)} * (${inTitle(term.text)})::int`];
  }
  const isOfKind = term.kinds.map((kind) => sql`${listing.kind} = ${kind}`);
  return [
    term.texts.length === 0
      ? gramsInTitle(term)
      : sql`${points(SCORES.hasText)} * (${sql.join(term.texts.map(inTitle), sql` or `)})::int`,
    ...(isOfKind.length === 0
      ? []
      : [sql`${points(SCORES.hasKind)} * (${sql.join(isOfKind, sql` or `)})::int`]),
  ];
}

/** The best of the alternatives of a text with a typo. */
function gramsInTitle({ text }: { text: string }): SQL {
  const pairs = Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) =>
    text.slice(at, at + 2),
  );
  if (pairs.length === 0) return sql`0`;
  return sql.join(
    pairs.map((pair) => sql`${points(SCORES.hasGrams)} * (${inTitle(pair)})::int`),
    sql` + `,
  );
}
