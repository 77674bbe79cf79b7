/** Letters of a query that are searched for; more say little and cost an index lookup each. */
const MOST_LETTERS = 20;

/**
 * Words of a query, their letters and digits: width and case do not matter, everything else is left out. The function
 * `search_text` of the database does the same to the words of listings (migration `discovery`).
 */
export function searchWords(query: string): string[] {
  let left = MOST_LETTERS;
  return query
    .normalize("NFKC")
    .toLowerCase()
    .split(/\s+/)
    .map((word) => {
      const letters = word.replace(/[^a-z0-9\u3400-\u9fff\u3041-\u30ff]/g, "").slice(0, left);
      left -= letters.length;
      return letters;
    })
    .filter((word) => word !== "");
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
 * What a listing has to contain of a query, in any of some ways. All letters of a word stand together, but Chinese is
 * written without spaces: there its pieces of two letters may stand apart, one of three where the number is odd.
 */
export function wordGrams(words: readonly string[]): string[][] {
  const ways = words.map((word) => (/^[\u3400-\u9fff]{4,}$/.test(word) ? splits(word) : [[word]]));
  const most = Math.max(0, ...ways.map(({ length }) => length));
  return Array.from({ length: most }, (_, way) =>
    ways.flatMap((each) => each[Math.min(way, each.length - 1)]?.flatMap(gramsOf) ?? []),
  );
}

/** A word cut into pieces of two letters; with an odd number of letters, each way to leave one piece of three. */
function splits(word: string): string[][] {
  const pairs = Math.floor(word.length / 2);
  const ways = word.length % 2 === 0 ? [-1] : Array.from({ length: pairs }, (_, at) => at);
  return ways.map((long) => {
    let from = 0;
    return Array.from({ length: pairs }, (_, at) => {
      const piece = word.slice(from, from + (at === long ? 3 : 2));
      from += piece.length;
      return piece;
    });
  });
}

/**
 * What a listing has to contain of a query with one mistake in one of its words: a wrong, missing, additional or
 * transposed letter spoils up to three neighbouring pairs, so each alternative is the query without such a stretch. A
 * pair of Chinese letters says much, a pair of Latin ones little: of those half have to be left.
 * @returns no alternatives when nothing would be left
 */
export function approximateGrams(words: readonly string[]): string[][] {
  return words.flatMap((word, index) => {
    const grams = gramsOf(word);
    const others = words.flatMap((other, at) => (at === index ? [] : gramsOf(other)));
    const spoiled = Math.min(3, mostSpoiled(word, grams.length, others.length > 0));
    if (spoiled < 1) return [];
    return Array.from({ length: grams.length - spoiled + 1 }, (_, at) => [
      ...others,
      ...grams.filter((_, gram) => gram < at || gram >= at + spoiled),
    ]);
  });
}

function mostSpoiled(word: string, grams: number, hasOthers: boolean): number {
  if (/^[a-z0-9]*$/.test(word)) return Math.floor(grams / 2);
  return hasOthers ? grams : grams - 1;
}
