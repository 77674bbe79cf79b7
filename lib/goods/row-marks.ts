import type { ListingFlag } from "@storefront/contract/fact-keys";
import type { GoodsRow } from "./goods-row";

/** Names of the flags, as marks of rows and as filters of lists. */
export const FLAG_NAMES: Readonly<Record<ListingFlag, string>> = {
  covered: "找回包赔",
  inspected: "平台验号",
  rebind: "可换绑",
};

/** The order of marks: the guarantee first. */
export const FLAGS = ["covered", "inspected", "rebind"] as const satisfies readonly ListingFlag[];

/** What a row promises, in words. */
export function rowMarks(
  row: Pick<GoodsRow, "flags" | "automaticDelivery" | "refundable">,
): string[] {
  const marks = FLAGS.filter((flag) => row.flags.includes(flag)).map((flag) => FLAG_NAMES[flag]);
  if (row.automaticDelivery) marks.push("自动发货");
  if (row.refundable) marks.push("3 天无理由");
  return marks;
}
