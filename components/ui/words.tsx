import { Fragment } from "react";

const WORDS = new Intl.Segmenter("zh", { granularity: "word" });

/**
 * Chinese text that breaks lines only between words; requires `break-keep` on its container. Use in server components
 * only: browsers may have other dictionaries, which would cause hydration mismatches.
 */
export function Words({ text }: { text: string }) {
  let before = "";
  return [...WORDS.segment(text)].map(({ segment, index }) => {
    const breakable = canBreakBetween(before, segment);
    before = segment;
    return (
      <Fragment key={index}>
        {breakable ? <wbr /> : null}
        {segment}
      </Fragment>
    );
  });
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
