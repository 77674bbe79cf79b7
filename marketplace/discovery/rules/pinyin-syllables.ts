/** Syllables by their initials; `v` is ü. */
const BY_INITIAL: Readonly<Record<string, string>> = {
  "": "a ai an ang ao e ei en eng er o ou",
  b: "a ai an ang ao ei en eng i ian iao ie in ing o u",
  c: "a ai an ang ao e en eng i ong ou u uan ui un uo",
  ch: "a ai an ang ao e en eng i ong ou u ua uai uan uang ui un uo",
  d: "a ai an ang ao e ei en eng i ia ian iao ie ing iu ong ou u uan ui un uo",
  f: "a an ang ei en eng o ou u",
  g: "a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo",
  h: "a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo",
  j: "i ia ian iang iao ie in ing iong iu u uan ue un",
  k: "a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo",
  l: "a ai an ang ao e ei eng i ia ian iang iao ie in ing iu ong ou u uan un uo v ve",
  m: "a ai an ang ao e ei en eng i ian iao ie in ing iu o ou u",
  n: "a ai an ang ao e ei en eng i ian iang iao ie in ing iu ong ou u uan uo v ve",
  p: "a ai an ang ao ei en eng i ian iao ie in ing o ou u",
  q: "i ia ian iang iao ie in ing iong iu u uan ue un",
  r: "an ang ao e en eng i ong ou u ua uan ui un uo",
  s: "a ai an ang ao e en eng i ong ou u uan ui un uo",
  sh: "a ai an ang ao e ei en eng i ou u ua uai uan uang ui un uo",
  t: "a ai an ang ao e eng i ian iao ie ing ong ou u uan ui un uo",
  w: "a ai an ang ei en eng o u",
  x: "i ia ian iang iao ie in ing iong iu u uan ue un",
  y: "a an ang ao e i in ing o ong ou u uan ue un",
  z: "a ai an ang ao e ei en eng i ong ou u uan ui un uo",
  zh: "a ai an ang ao e ei en eng i ong ou u ua uai uan uang ui un uo",
};

const SYLLABLES: ReadonlySet<string> = new Set(
  Object.entries(BY_INITIAL).flatMap(([initial, finals]) =>
    finals.split(" ").map((final) => initial + final),
  ),
);
const LONGEST = 6;
/** Ambiguous letters such as "xian" have a few; "nana…" could have thousands. */
const MAX_SPLITS = 4;

/**
 * Splits Latin letters into pinyin syllables, the readings with the longest first syllables first.
 * @returns at most four alternatives; none when the letters are no pinyin
 */
export function splitSyllables(letters: string): string[][] {
  const isEnd = reachableEnds(letters);
  const found: string[][] = [];
  const walk = (from: number, syllables: string[]): void => {
    if (found.length === MAX_SPLITS) return;
    if (from === letters.length) {
      if (syllables.length > 0) found.push(syllables);
      return;
    }
    for (let to = Math.min(letters.length, from + LONGEST); to > from; to -= 1) {
      const syllable = letters.slice(from, to);
      if (isEnd[to] && SYLLABLES.has(syllable)) walk(to, [...syllables, syllable]);
    }
  };
  walk(0, []);
  return found;
}

/** @returns for each position whether the rest can be split, so that no dead end is walked twice */
function reachableEnds(letters: string): boolean[] {
  const isEnd: boolean[] = Array.from({ length: letters.length + 1 }, () => false);
  isEnd[letters.length] = true;
  for (let from = letters.length - 1; from >= 0; from -= 1)
    for (let to = from + 1; to <= Math.min(letters.length, from + LONGEST); to += 1)
      if (isEnd[to] && SYLLABLES.has(letters.slice(from, to))) isEnd[from] = true;
  return isEnd;
}

/** Makes syllables equal that many speakers confuse: zh and z, ch and c, sh and s, ng and n, l and n. */
export function blurSyllable(syllable: string): string {
  return syllable
    .replace(/^([zcs])h/, "$1")
    .replace(/ng$/, "n")
    .replace(/^l/, "n");
}
