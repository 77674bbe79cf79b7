/**
 * Leaves out descriptions whose text another one contains, or the page shows already: sellers paste the same sentence
 * into several fields. One with pictures stays.
 * @param blocks sanitized HTML
 * @param shown texts elsewhere on the page
 */
export function dropRepeatedDescriptions(
  blocks: readonly string[],
  shown: readonly string[],
): string[] {
  const texts = blocks.map(plain);
  const elsewhere = shown.map(plain);
  return blocks.filter((block, index) => {
    if (PICTURE.test(block)) return true;
    const text = texts[index] ?? "";
    if (text === "" || elsewhere.includes(text)) return false;
    return !texts.some(
      (other, place) =>
        place !== index && other.includes(text) && (other !== text || place < index),
    );
  });
}

const PICTURE = /<(?:img|video)\b/i;

/** The letters of a text, for comparison only. */
const plain = (html: string): string => html.replace(/<[^<>]*>|\s/g, "");
