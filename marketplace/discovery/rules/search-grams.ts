/** @returns the goods number of a query that may be one, else null */
export function goodsNumberOf(query: string): number | null {
  const digits = query.normalize("NFKC").trim();
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : null;
}

/** Returns the pairs of adjacent letters by which listings are indexed; for a single letter, the letter. */
export function gramsOf(text: string): string[] {
  if (text.length < 2) return text === "" ? [] : [text];
  return Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2));
}

/**
 * Returns alternative sets of grams: a listing matches if it contains all grams of one set. The letters of a word must
 * be adjacent. Chinese is written without spaces, so the two-letter pieces of a Chinese word may be apart; an odd
 * number of letters has one piece of three. A longer word is a part of a name, and has too many variants.
 */
export function wordGrams(words: readonly string[]): string[][] {
  const variants = words.map((word) =>
    /^[\u3400-\u9fff]{4,11}$/.test(word)
      ? splitEvenly([...word]).map((pieces) => pieces.map((piece) => piece.join("")))
      : [[word]],
  );
  const most = Math.max(0, ...variants.map(({ length }) => length));
  return Array.from({ length: most }, (_, variant) =>
    variants.flatMap((each) => each[Math.min(variant, each.length - 1)]?.flatMap(gramsOf) ?? []),
  );
}

/**
 * Splits letters or syllables into pieces of two; an odd number yields one variant for each place of the piece of three.
 */
export function splitEvenly<T>(parts: readonly T[]): T[][][] {
  const pairs = Math.floor(parts.length / 2);
  const variants = parts.length % 2 === 0 ? [-1] : Array.from({ length: pairs }, (_, at) => at);
  return variants.map((long) => {
    let from = 0;
    return Array.from({ length: pairs }, (_, at) => {
      const piece = parts.slice(from, from + (at === long ? 3 : 2));
      from += piece.length;
      return piece;
    });
  });
}

/**
 * Returns alternative sets of grams for a query with one typo in one of its words. A wrong, missing, additional or
 * transposed letter breaks up to three adjacent pairs, so each alternative omits such a run. Pairs of Latin letters are
 * not selective, so at least half of them must remain.
 * @returns no alternatives when no gram would remain
 */
export function approximateGrams(words: readonly string[]): string[][] {
  return words.flatMap((word, index) => {
    const grams = gramsOf(word);
    const others = words.flatMap((other, at) => (at === index ? [] : gramsOf(other)));
    const broken = Math.min(3, mostBroken(word, grams.length, others.length > 0));
    if (broken < 1) return [];
    return Array.from({ length: grams.length - broken + 1 }, (_, at) => [
      ...others,
      ...grams.filter((_, gram) => gram < at || gram >= at + broken),
    ]);
  });
}

function mostBroken(word: string, grams: number, hasOthers: boolean): number {
  if (/^[a-z0-9]*$/.test(word)) return Math.floor(grams / 2);
  return hasOthers ? grams : grams - 1;
}
