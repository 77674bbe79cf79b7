/** A ruler on which prices stand by their square roots: ten yuan stay visible beside three thousand. */
export interface PriceScale {
  /** Where an amount stands, 0 to 1. */
  at: (fen: number) => number;
  /** Round amounts that the ruler names, in yuan. */
  marks: readonly number[];
}

const ROUND = [
  0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 3000, 5000, 10_000, 20_000, 50_000,
];

/** Two marks never stand closer than this, 0 to 1. */
const APART = 0.06;

/** @param topFen what stands at the ruler's end */
export function priceScale(topFen: number): PriceScale {
  const at = (fen: number) => Math.sqrt(Math.min(1, fen / Math.max(1, topFen)));
  const marks: number[] = [];
  for (const yuan of ROUND.filter((it) => it * 100 <= topFen)) {
    const last = marks.at(-1);
    if (last === undefined || at(yuan * 100) - at(last * 100) >= APART) marks.push(yuan);
  }
  return { at, marks };
}
