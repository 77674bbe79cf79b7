import type { Interpretation } from "../interpret-query";

const SIGNS = { equal: "=", least: ">=", most: "<=" };

/** @returns the terms of an interpretation as short texts */
export const matchTermsOf = (interpretation: Interpretation | null | undefined): string[] =>
  (interpretation?.terms ?? []).map((term) => {
    if (term.type === "game") return `game ${term.games.join()}`;
    if (term.type === "number")
      return term.facts
        .map(({ game, key, value }) => `${game} ${key}${SIGNS[term.bound ?? "equal"]}${value}`)
        .join();
    return [...term.kinds, term.texts[0]].join(" ");
  });
