/** Field names of a listing's form: those of a catalogue file, with the row number for specs. */

/** Text fields of a listing. */
export const TEXTS = [
  "name",
  "game",
  "feature",
  "banner",
  "inspection",
  "description",
  "detail",
] as const;
export const NUMBERS = ["seller", "delivery_hours", "min", "max", "rent_hours"] as const;
export const AMOUNTS = ["deposit", "first_buy_discount", "group_price", "share_reward"] as const;

/** Amounts of a spec, or of a listing without specs. */
export const PIECE_AMOUNTS = ["original_price", "activity_price", "cashback"] as const;
export const MAX_SPECS = 100;

/** @returns the name of a field of the spec in row `at` */
export const specField = (at: number, name: string): string => `specs-${at}-${name}`;

/** @returns the number of spec rows of a form */
export function specRowsOf(fields: URLSearchParams): number {
  const places = Array.from(fields.keys(), (name) => /^specs-(\d{1,2})-name$/.exec(name)?.[1]);
  return Math.min(Math.max(0, ...places.map((at) => Number(at ?? -1) + 1)), MAX_SPECS);
}
