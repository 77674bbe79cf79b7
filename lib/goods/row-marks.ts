import type { ListingFlag } from "@storefront/contract/listing/fact-keys";
import { FLAG_NAMES } from "@storefront/contract/listing/flag-names";
import type { GoodsRow } from "./goods-row";

/** The order of marks: the guarantee first. */
export const FLAGS = ["covered", "inspected", "rebind"] as const satisfies readonly ListingFlag[];

/** The flags of a listing in words, in the order of marks. */
export const flagNames = (flags: readonly ListingFlag[]): string[] =>
  FLAGS.filter((flag) => flags.includes(flag)).map((flag) => FLAG_NAMES[flag]);

/** Promises of a row, in words. */
export function rowMarks(
  row: Pick<GoodsRow, "flags" | "automaticDelivery" | "refundable">,
): string[] {
  const marks = flagNames(row.flags);
  if (row.automaticDelivery) marks.push("自动发货");
  if (row.refundable) marks.push("3 天无理由");
  return marks;
}
