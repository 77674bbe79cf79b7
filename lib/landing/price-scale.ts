/** A square-root scale for prices: ten yuan stay visible beside three thousand. */
export interface PriceScale {
  /** Position of an amount, 0 to 1. */
  at: (fen: number) => number;
  /** Round amounts that label the scale, in yuan. */
  marks: readonly number[];
}

const ROUND = [
  0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 3000, 5000, 10_000, 20_000, 50_000,
];

/** Minimum distance of two marks, 0 to 1. */
const APART = 0.06;

/** @param topFen amount at the end of the scale */
export function priceScale(topFen: number): PriceScale {
  const at = (fen: number) => Math.sqrt(Math.min(1, fen / Math.max(1, topFen)));
  const marks: number[] = [];
  for (const yuan of ROUND.filter((it) => it * 100 <= topFen)) {
    const last = marks.at(-1);
    if (last === undefined || at(yuan * 100) - at(last * 100) >= APART) marks.push(yuan);
  }
  return { at, marks };
}
