/** Letters of a query that are searched for; more say little and cost an index lookup each. */
const MOST_LETTERS = 20;

/**
 * Letters and digits of a query: width and case do not matter, everything else is left out. The function `search_text`
 * of the database does the same to the words of listings (migration `discovery`).
 */
export function searchText(query: string): string {
  const plain = query
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^a-z0-9\u3400-\u9fff\u3041-\u30ff]/g, "");
  return plain.slice(0, MOST_LETTERS);
}

/** @returns the goods number that a query may be, null when it is none */
export function goodsNumberOf(query: string): number | null {
  const digits = query.normalize("NFKC").trim();
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : null;
}

/** Pairs of neighbouring letters, which listings are indexed by; of a single letter the letter. */
export function gramsOf(text: string): string[] {
  if (text.length < 2) return text === "" ? [] : [text];
  return Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2));
}

/**
 * What a listing has to contain of a query with one mistake: a wrong, missing, additional or transposed letter spoils up
 * to three neighbouring pairs, so each alternative is the query without such a stretch.
 * @returns no alternatives when nothing would be left
 */
export function approximateGrams(text: string): string[][] {
  const grams = gramsOf(text);
  const spoiled = Math.min(3, grams.length - 1);
  if (spoiled < 1) return [];
  return Array.from({ length: grams.length - spoiled + 1 }, (_, at) =>
    grams.filter((_, index) => index < at || index >= at + spoiled),
  );
}
