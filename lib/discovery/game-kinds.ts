import type { GoodsRow } from "@/lib/home/goods-row";
import { type KindCount, LISTING_KINDS } from "./listing-kinds";

/** The kinds that some listings are of with their numbers, in the order of menus. */
export function kindsOf(rows: readonly GoodsRow[]): KindCount[] {
  return LISTING_KINDS.map((kind) => ({
    ...kind,
    count: rows.filter((row) => row.kind === kind.name).length,
    exact: true,
  })).filter(({ count }) => count > 0);
}
