import { CLAIMS } from "./claims";
import { NEUTRAL } from "./neutral";
import { compileWording } from "./wordings";
import { PROMISING_WORDS } from "./words";

/** Patterns of all wordings: by claim, and neutral. */
export const WORDINGS: readonly { of: string; says: string; pattern: RegExp }[] = [
  ...CLAIMS.flatMap(({ key, says }) => compileAll(key, says, "clause")),
  ...NEUTRAL.flatMap(({ why, says = [], names = [] }) => [
    ...compileAll(why, says, "clause"),
    ...compileAll(why, names, "none"),
  ]),
];

function compileAll(of: string, says: readonly string[], edges: "clause" | "none") {
  return says.map((wording) => ({ of, says: wording, pattern: compileWording(wording, edges) }));
}

/** Returns the promising words of a sentence that stand in no claim and in no neutral wording. */
export function uncoveredWords(sentence: string): string[] {
  const words = placesOf(sentence, PROMISING_WORDS);
  if (words.length === 0) return [];
  const covered = WORDINGS.flatMap(({ pattern }) => placesOf(sentence, pattern));
  return words
    .filter((word) => !covered.some(({ from, to }) => from <= word.from && word.to <= to))
    .map(({ text }) => text);
}

const placesOf = (sentence: string, pattern: RegExp) =>
  [...sentence.matchAll(pattern)].map(({ 0: text, index }) => ({
    ...{ text, from: index },
    to: index + text.length,
  }));
