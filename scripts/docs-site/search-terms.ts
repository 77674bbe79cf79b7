/**
 * Splits text into the terms of the search. Chinese has no spaces: each pair of neighboring characters is a term, and the
 * last character of a run too, so that a single one finds all. Sent to the browser as source: it may use nothing around it.
 */
export function splitTerms(text: string): string[] {
  const runs = text.match(/\p{Script=Han}+|[^\s\p{P}\p{S}\p{Script=Han}]+/gu) ?? [];
  return runs.flatMap((run) => {
    if (!/^\p{Script=Han}/u.test(run)) return [run];
    const characters = [...run];
    if (characters.length === 1) return characters;
    const pairs = characters.slice(1).map((character, index) => characters[index] + character);
    return [...pairs, characters[characters.length - 1] ?? ""];
  });
}

/** How the index is built and searched, in the site's configuration and in its test. */
export const MINI_SEARCH = {
  options: { tokenize: splitTerms },
  searchOptions: { combineWith: "AND", fuzzy: 0.1, prefix: true },
} as const;
