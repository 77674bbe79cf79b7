import type { Interpretation } from "./interpret-query";

const MAX_TEXTS = 20;

/**
 * Returns the texts of a query that names of listings may contain, longest first, so that a list can mark them; letters
 * and digits only, as `searchText` has them.
 */
export function matchedTexts({ terms }: Interpretation): string[] {
  const texts = terms.flatMap((term) => {
    if (term.type === "game") return term.games;
    return term.type === "number" ? [term.text] : term.texts;
  });
  return [...new Set(texts)].sort((a, b) => b.length - a.length).slice(0, MAX_TEXTS);
}
