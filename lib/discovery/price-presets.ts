import type { NumberRange } from "../addresses/number-range";

/** Price ranges in yuan that lists offer as links. Each has one cached page: other ranges are unbounded in number. */
export const PRICE_PRESETS: readonly (NumberRange & { name: string })[] = [
  { from: null, to: 20, name: "20 元以下" },
  { from: 20, to: 100, name: "20–100 元" },
  { from: 100, to: 500, name: "100–500 元" },
  { from: 500, to: 2000, name: "500–2000 元" },
  { from: 2000, to: null, name: "2000 元以上" },
];

export const isSameRange = (one: NumberRange | undefined, other: NumberRange): boolean =>
  one?.from === other.from && one.to === other.to;
