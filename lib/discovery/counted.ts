import { formatCount } from "@/lib/format/count";

/** Number of listings; a lower bound when `exact` is false. */
export interface Counted {
  count: number;
  exact: boolean;
}

/** "1,000+" for a lower bound. */
export function countedText({ count, exact }: Counted): string {
  return formatCount(count) + (exact ? "" : "+");
}
