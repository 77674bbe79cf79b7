/** User-perceived characters (grapheme clusters). Shared by both programs; needs no library in the browser. */

const segmenter = typeof Intl.Segmenter === "function" ? new Intl.Segmenter("zh") : null;

/** Yields grapheme clusters: an emoji with a skin tone is one. */
function* characters(value: string): Generator<string> {
  if (segmenter) for (const { segment } of segmenter.segment(value)) yield segment;
  else yield* value;
}

/** @returns the number of grapheme clusters */
export function characterCount(value: string): number {
  let count = 0;
  for (const _ of characters(value)) count += 1;
  return count;
}

/** @returns the longest prefix of `value` with at most `max` characters; no character is split */
export function cutCharacters(value: string, max: number): string {
  let end = 0;
  let count = 0;
  for (const character of characters(value)) {
    if (count === max) return value.slice(0, end);
    count += 1;
    end += character.length;
  }
  return value;
}
