const WORDS = new Intl.Segmenter("zh", { granularity: "word" });

/**
 * Chinese text that breaks lines only between words; requires `break-keep` on its container. Use in server components
 * only: browsers may have other dictionaries, which would cause hydration mismatches.
 */
export function Words({ text }: { text: string }) {
  return splitWords(text).flatMap(({ start, words }) =>
    start === 0 ? words : [<wbr key={start} />, words],
  );
}

/** Splits a text where a line may break. */
function splitWords(text: string): { start: number; words: string }[] {
  const parts: { start: number; words: string }[] = [];
  let before = "";
  for (const { segment, index } of WORDS.segment(text)) {
    const last = parts.at(-1);
    if (last === undefined || canBreakBetween(before, segment))
      parts.push({ start: index, words: segment });
    else last.words += segment;
    before = segment;
  }
  return parts;
}

/** Whether a line may break between two segments. */
function canBreakBetween(before: string, next: string): boolean {
  if (before === "" || OPENS.test(before) || CLINGS.test(next)) return false;
  // Two adjacent single characters are a word that the dictionary lacks, such as 充值.
  return !(ONE_CHARACTER.test(before) && ONE_CHARACTER.test(next));
}

const ONE_CHARACTER = /^\p{Script=Han}$/u;

/** Ends with opening punctuation, which must not end a line. */
const OPENS = /[\p{Ps}\p{Pi}]$/u;

/** Starts with punctuation that must not start a line, or with a space, where lines break anyway. */
const CLINGS = /^[\s\p{Pe}\p{Pf}，。、；：？！％%,.;:?!~～…—]/u;
