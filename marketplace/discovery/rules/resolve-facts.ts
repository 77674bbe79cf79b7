import {
  CHOICE_FACTS,
  type GameFacts,
  LISTING_FLAGS,
  NUMBER_FACTS,
  type NumberFact,
  RANK_FACT,
} from "@storefront/contract/listing/fact-keys";
import type { choicesFilter, rangesFilter } from "@storefront/contract/listing/listing-facts";
import type * as z from "zod";

/** The filters of a search that are about facts. */
export interface FactsInput {
  choices?: z.output<typeof choicesFilter> | undefined;
  ranges?: z.output<typeof rangesFilter> | undefined;
  /** Comma-separated. */
  flags?: string | undefined;
  deal?: number | undefined;
}

interface NumberRange {
  key: NumberFact;
  from: number | null;
  to: number | null;
}

/** Facts that a listing must have, as the search index has them. */
export interface WantedFacts {
  /** Sets of facets; a listing has one of each set. An empty set matches nothing. */
  anyOf: string[][];
  numbers: NumberRange[];
}

/**
 * Resolves filters by the definitions of a game. What the game does not define matches nothing.
 * @param game null for a search in all games, where ranges match nothing: ranks and numbers of games cannot be compared
 */
export function resolveFacts(
  { choices = {}, ranges = {}, flags = "", deal }: FactsInput,
  game: GameFacts | null,
): WantedFacts {
  const anyOf = CHOICE_FACTS.flatMap((key) => {
    const options = choices[key];
    if (!options) return [];
    const defined = game ? options.filter((it) => game[key]?.options?.includes(it)) : options;
    return [defined.map((option) => `${key}:${option}`)];
  });
  for (const flag of flags.split(",").filter((it) => it !== "")) {
    anyOf.push(LISTING_FLAGS.some((it) => it === flag) ? [`${flag}:1`] : []);
  }
  if (deal) anyOf.push(["deal:1"]);
  const ranks = ranksBetween(ranges.rank ?? [null, null], game);
  if (ranks) anyOf.push(ranks.map((rank) => `${RANK_FACT}:${rank}`));
  const numbers = NUMBER_FACTS.flatMap((key): NumberRange[] => {
    const [from, to] = ranges[key] ?? [null, null];
    return from === null && to === null ? [] : [{ key, from, to }];
  });
  if (numbers.some(({ key }) => !game?.[key])) anyOf.push([]);
  return { anyOf, numbers };
}

/** @returns the ranks from the first to the last, both included; null without bounds */
function ranksBetween(
  [from, to]: readonly [string | null, string | null],
  game: GameFacts | null,
): readonly string[] | null {
  if (from === null && to === null) return null;
  const ladder = game?.[RANK_FACT]?.options ?? [];
  const first = from === null ? 0 : ladder.indexOf(from);
  const last = to === null ? ladder.length - 1 : ladder.indexOf(to);
  return first < 0 || last < 0 ? [] : ladder.slice(first, last + 1);
}
