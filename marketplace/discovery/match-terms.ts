import {
  and,
  arrayContains,
  arrayOverlaps,
  eq,
  gte,
  inArray,
  isNotNull,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { listingIndex as listing } from "../database/schema";
import type { Interpretation } from "./rules/interpret-query";
import type { IndexWords, Term } from "./rules/search-terms";

const COMPARE = { equal: eq, least: gte, most: lte } as const;

/** Matches listings by all terms of a query; nothing without terms. */
export function matchTerms({ terms, nearNumbers = false }: Interpretation): SQL {
  return and(...terms.map((term) => matchTerm(term, nearNumbers))) ?? sql`false`;
}

function matchTerm(term: Term, nearNumbers: boolean): SQL | undefined {
  switch (term.type) {
    case "game":
      return inArray(listing.gameName, [...term.games]);
    case "number":
      return or(
        ...term.facts.map(({ game, key, value }) =>
          and(
            eq(listing.gameName, game),
            nearNumbers
              ? isNotNull(listing[key])
              : COMPARE[term.bound ?? "equal"](listing[key], value),
          ),
        ),
        term.bound ? undefined : hasWords(term.inWords),
      );
    default:
      return or(
        ...term.anyOf.map(hasWords),
        term.kinds.length === 0
          ? undefined
          : arrayOverlaps(
              listing.words,
              term.kinds.map((kind) => `kind:${kind}`),
            ),
      );
  }
}

const hasWords = ({ grams, words }: IndexWords): SQL =>
  and(
    grams.length === 0 ? undefined : arrayContains(listing.grams, [...grams]),
    words.length === 0 ? undefined : arrayContains(listing.words, [...words]),
  ) ?? sql`false`;
