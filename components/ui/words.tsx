import { Fragment } from "react";

const WORDS = new Intl.Segmenter("zh", { granularity: "word" });

/**
 * Chinese text whose lines end between words; needs `break-keep` where it stands. Of a server component only: browsers
 * may have other dictionaries, and would draw something else.
 */
export function Words({ text }: { text: string }) {
  let before = "";
  return [...WORDS.segment(text)].map(({ segment, index }) => {
    const ends = canEnd(before, segment);
    before = segment;
    return (
      <Fragment key={index}>
        {ends ? <wbr /> : null}
        {segment}
      </Fragment>
    );
  });
}

/** @returns whether a line may end between these two */
function canEnd(before: string, next: string): boolean {
  if (before === "" || OPENS.test(before) || CLINGS.test(next)) return false;
  // Two single characters beside each other are a word that the dictionary does not know, such as 充值.
  return !(ONE_CHARACTER.test(before) && ONE_CHARACTER.test(next));
}

const ONE_CHARACTER = /^\p{Script=Han}$/u;

/** Ends with what must not end a line. */
const OPENS = /[\p{Ps}\p{Pi}]$/u;

/** Begins with punctuation that must not begin a line, or with a space, at which lines break anyway. */
const CLINGS = /^[\s\p{Pe}\p{Pf}，。、；：？！％%,.;:?!~～…—]/u;
