import type { Interpretation } from "../interpret-query";

/** @returns the terms of an interpretation as short texts */
export const matchTermsOf = (interpretation: Interpretation | null | undefined): string[] =>
  (interpretation?.terms ?? []).map((term) => {
    if (term.type === "game") return `game ${term.games.join()}`;
    if (term.type === "number")
      return term.facts.map(({ game, key, value }) => `${game} ${key}=${value}`).join();
    return [...term.kinds, term.texts[0]].join(" ");
  });
