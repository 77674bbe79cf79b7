import { type Hit, isWithin } from "./is-within";
import type { Expectation } from "./read-queries";

export interface Miss {
  query: string;
  /** Names of the first results. */
  found: readonly number[];
  reciprocalRank: number;
}

export interface Relevance {
  /** Mean reciprocal rank of the first expected result, from 0 to 1. */
  mrr: number;
  /** Queries whose first result is not an expected one, or of which a result does not keep the bounds. */
  misses: readonly Miss[];
  /** Queries with bounds, and how many of them find listings that all keep these. */
  bounded: number;
  kept: number;
}

/** Results beyond a page count as not found. */
export const DEPTH = 20;

/**
 * Searches all queries.
 * @param search returns the first results in their order
 */
export async function measureRelevance(
  queries: readonly Expectation[],
  search: (query: string) => Promise<readonly Hit[]>,
): Promise<Relevance> {
  const misses: Miss[] = [];
  let sum = 0;
  let [bounded, kept] = [0, 0];
  for (const expectation of queries) {
    const hits = (await search(expectation.query)).slice(0, DEPTH);
    const rank = reciprocalRank(expectation, hits);
    sum += rank;
    if ("within" in expectation) {
      bounded += 1;
      kept += rank;
    }
    if (rank === 1) continue;
    const found = hits.slice(0, 3).map(({ id }) => id);
    misses.push({ query: expectation.query, found, reciprocalRank: rank });
  }
  return { mrr: queries.length === 0 ? 0 : sum / queries.length, misses, bounded, kept };
}

/**
 * @returns 1 for an expected first result, 1/2 for a second one, 0 for none; with none expected 1 for no results; with bounds 1
 * when there are results and all keep them
 */
export function reciprocalRank(expectation: Expectation, hits: readonly Hit[]): number {
  if ("none" in expectation) return hits.length === 0 ? 1 : 0;
  if ("within" in expectation) return isWithin(hits, expectation.within) ? 1 : 0;
  const at = hits.findIndex((hit) => isExpected(expectation, hit));
  return at < 0 ? 0 : 1 / (at + 1);
}

function isExpected(
  expectation: Exclude<Expectation, { none: true } | { within: object }>,
  { id, game, kind }: Hit,
) {
  if ("first" in expectation) return expectation.first.includes(id);
  if ("game" in expectation && expectation.game !== game) return false;
  return expectation.kind === undefined || expectation.kind === kind;
}
