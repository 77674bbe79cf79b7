/** Characters as a person counts them. Plain code: both programs share it, and it costs the browser no library. */

const segmenter = typeof Intl.Segmenter === "function" ? new Intl.Segmenter("zh") : null;

/** @returns the characters a person sees, in order: an emoji with a skin tone is one */
function* characters(value: string): Generator<string> {
  if (segmenter) for (const { segment } of segmenter.segment(value)) yield segment;
  else yield* value;
}

/** @returns the number of characters a person sees */
export function characterCount(value: string): number {
  let count = 0;
  for (const _ of characters(value)) count += 1;
  return count;
}

/** @returns the longest beginning of `value` that has at most `max` characters; no character is cut in two */
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
