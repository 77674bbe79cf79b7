import { countText } from "@/lib/home/market-view";

/** How many listings there are; when `exact` is false there are more, which were not counted. */
export interface Counted {
  count: number;
  exact: boolean;
}

/** "1,000+" where not all were counted. */
export function countedText({ count, exact }: Counted): string {
  return countText(count) + (exact ? "" : "+");
}
