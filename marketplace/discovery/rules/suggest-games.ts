import type { LISTING_KINDS } from "@storefront/contract/listing/listing-kinds";
import type { Interpretation } from "./interpret-query";
import type { Lexicon } from "./lexicon";
import { readQueryText } from "./query-text";
import { beginsName } from "./read-name";

const GAMES = 3;

/**
 * Finds the games that a text may mean: those it names, corrected if need be, those it begins and those that contain it;
 * and the kinds that it names.
 */
export function suggestGames(
  query: string,
  { games }: Lexicon,
  interpretations: readonly (Interpretation | null)[],
): { games: string[]; kinds: (typeof LISTING_KINDS)[number][] } {
  const { text } = readQueryText(query);
  const [exact, corrected] = interpretations;
  const named = [exact, corrected].flatMap((interpretation) =>
    (interpretation?.terms ?? []).flatMap((term) => (term.type === "game" ? term.games : [])),
  );
  const begun = games.filter(({ read }) => beginsName(read, text));
  const containing = games.filter(({ read }) => read.text.includes(text));
  const shortestFirst = [...begun, ...containing]
    .sort((a, b) => a.read.text.length - b.read.text.length)
    .map(({ name }) => name);
  return {
    games: [...new Set([...named, ...shortestFirst])].slice(0, GAMES),
    kinds:
      (corrected ?? exact)?.terms.flatMap((term) =>
        term.type === "words" ? [...term.kinds] : [],
      ) ?? [],
  };
}
