import { CLAIMS } from "./claims";
import { NEUTRAL } from "./neutral";
import { PROMISING_WORDS } from "./words";

const COVERS = [...CLAIMS.map(({ says }) => says), ...NEUTRAL.map(([, says]) => says)].map(
  (says) => new RegExp(says.source, "gu"),
);

/** @returns the promising words of a sentence that stand in no claim */
export const uncoveredWords = (sentence: string): string[] =>
  COVERS.reduce((rest, says) => rest.replace(says, "｜"), sentence).match(PROMISING_WORDS) ?? [];
