import type { GameWords, Lexicon } from "./lexicon";
import { blurSyllable, splitSyllables } from "./pinyin-syllables";
import { scriptOf } from "./query-text";
import { MISSPELLINGS } from "./search-synonyms";
import type { Segment } from "./split-query";

/** The readings of Chinese letters, each "zhan" or "chang"; unknown letters are missing. */
export type Readings = ReadonlyMap<string, readonly string[]>;

/** Replaces common misspellings in a text with spaces between words. */
export function correctSpelling(text: string): string {
  let corrected = text;
  for (const [wrong, right] of Object.entries(MISSPELLINGS))
    corrected = corrected.replaceAll(wrong, right);
  return corrected;
}

/**
 * Corrects names of games that were typed with one wrong, missing, additional or transposed letter, or with letters that
 * sound the same.
 * @returns the query as words; null when there is nothing to correct
 */
export function correctGames(
  segments: readonly Segment[],
  lexicon: Lexicon,
  readings: Readings,
): string | null {
  let isCorrected = false;
  const words = joinAliases(segments, lexicon, readings).map(({ type, text }) => {
    const corrected = type === "text" ? correctText(text, lexicon, readings) : text;
    isCorrected ||= corrected !== text;
    return corrected;
  });
  return isCorrected ? words.join(" ") : null;
}

/** Joins a text with the alias behind it when they are one misspelt name: 曜曰 and 战歌. */
function joinAliases(
  segments: readonly Segment[],
  { games }: Lexicon,
  readings: Readings,
): Segment[] {
  const joinedSegments: Segment[] = [];
  for (const segment of segments) {
    const last = joinedSegments.at(-1);
    const text = `${last?.text ?? ""}${segment.text}`;
    const isName =
      last?.type === "text" &&
      segment.type === "game" &&
      games.some(({ read }) => isTypo(text, read, readings));
    if (isName) joinedSegments.splice(-1, 1, { type: "text", text });
    else joinedSegments.push(segment);
  }
  return joinedSegments;
}

function correctText(text: string, { games }: Lexicon, readings: Readings): string {
  if (scriptOf(text[0]) === "latin") {
    if (text.length < SHORTEST_LATIN) return text;
    const splits = splitSyllables(text);
    return games.find(({ read }) => isLatinTypo(text, splits, read))?.name ?? text;
  }
  for (const { name, read } of games) {
    for (const length of [read.text.length, read.text.length + 1, read.text.length - 1]) {
      if (length < 2 || length > text.length) continue;
      const [start, end] = [text.slice(0, length), text.slice(-length)];
      if (isTypo(start, read, readings)) return joined(name, text.slice(length));
      if (isTypo(end, read, readings)) return joined(text.slice(0, -length), name);
    }
  }
  return text;
}

const joined = (...parts: string[]): string => parts.filter((part) => part !== "").join(" ");

/** Names of three letters and fewer have too many neighbors. */
const SHORTEST_TYPO = 4;

function isTypo(typed: string, { text, readings: heard }: GameWords["read"], readings: Readings) {
  if (text.length >= SHORTEST_TYPO && isOneEdit(typed, text)) return true;
  const letters = [...typed];
  return (
    letters.length === heard.length &&
    letters.every((letter, at) => {
      const sounds = (readings.get(letter) ?? [letter]).map(blurSyllable);
      return heard[at]?.some((sound) => sounds.includes(blurSyllable(sound)));
    })
  );
}

/** Shortest letters that may contain a typo. */
const SHORTEST_LATIN = 5;

function isLatinTypo(
  typed: string,
  splits: readonly (readonly string[])[],
  { readings }: GameWords["read"],
): boolean {
  const first = readings.map((reading) => reading[0] ?? "");
  const isBlurred = splits.some(
    (syllables) =>
      syllables.length === readings.length &&
      syllables.every((syllable, at) =>
        readings[at]?.some((reading) => blurSyllable(reading) === blurSyllable(syllable)),
      ),
  );
  const initials = first.map((reading) => reading[0] ?? "").join("");
  return isBlurred || isOneEdit(typed, first.join("")) || isOneEdit(typed, initials);
}

/** Whether two texts differ by one wrong, missing, additional or transposed letter, or not at all. */
export function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  if (restA.length === restB.length) {
    const isTransposed =
      restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
    return restA.slice(1) === restB.slice(1) || isTransposed;
  }
  return restA.length > restB.length ? restA.slice(1) === restB : restA === restB.slice(1);
}
