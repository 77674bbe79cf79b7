import { splitSyllables } from "./pinyin-syllables";
import { splitEvenly } from "./search-grams";

/** Letters typed one by one among whole syllables: "yaorizg". */
const MAX_INITIALS = 2;

/**
 * Returns alternative sets of `listing_index.words` for Latin letters: the letters as a word, as pinyin, as the
 * beginning of pinyin, and as initials. A listing matches when it has all words of one set.
 */
export function latinWords(letters: string): string[][] {
  const pinyin = splitSyllables(letters).flatMap(textSyllables);
  return [
    [`=${letters.slice(0, 20)}`],
    ...pinyin,
    ...(pinyin.length === 0 ? partialWords(letters) : []),
    ...initialWords(letters),
  ];
}

/** @returns the words of adjacent syllables; of a single one the syllable itself */
export function syllableWords(syllables: readonly string[]): string[] {
  if (syllables.length === 1) return [...syllables];
  return [...new Set(syllables.slice(1).map((syllable, at) => `${syllables[at]} ${syllable}`))];
}

/** The syllables in one piece; those of several words, which may be apart, in pieces of two and three. */
function textSyllables(syllables: readonly string[]): string[][] {
  const hasOnePiece = syllables.length < 4 || syllables.length > 11;
  const pieces = hasOnePiece
    ? []
    : splitEvenly(syllables).map((each) => each.flatMap(syllableWords));
  return [syllableWords(syllables), ...pieces];
}

/** A repeated letter is no word: "zzzz" would find any two characters that begin with it. */
function initialWords(letters: string): string[][] {
  if (new Set(letters).size < 2 || letters.length > 12) return [];
  if (letters.length === 2) return [[`~${letters}`]];
  return [Array.from({ length: letters.length - 2 }, (_, at) => `~${letters.slice(at, at + 3)}`)];
}

/** Syllables that are followed or preceded by up to two initials, or by an incomplete syllable. */
function partialWords(letters: string): string[][] {
  for (let cut = 1; cut < letters.length; cut += 1) {
    const [begun = []] = splitSyllables(letters.slice(0, letters.length - cut));
    const rest = letters.slice(letters.length - cut);
    const initials = isIncomplete(rest) ? [rest[0] ?? ""] : [...rest];
    if (begun.length === 0 || initials.length > MAX_INITIALS) continue;
    const firsts = [begun.at(-1)?.[0] ?? "", ...initials];
    return [[...syllableWords(begun), `~${firsts.join("")}`]];
  }
  return [];
}

/** Whether letters may be the beginning of one syllable. */
const isIncomplete = (letters: string): boolean =>
  /^([zcs]h|[b-df-hj-np-tw-z])[aeiou]?[a-z]?$/.test(letters) &&
  !/^[^aeiou]{2}$/.test(letters.replace(/^[zcs]h/, "z"));
