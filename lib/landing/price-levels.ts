import type { GoodsRow } from "@/lib/goods/goods-row";
import type { StorefrontView } from "@/lib/home/storefront-view";
import { priceFen } from "./choose-goods";

/** Listings above the level before, up to a bound. */
export interface PriceLevel {
  /** Yuan. */
  bound: number;
  /** Cheapest first. */
  rows: readonly GoodsRow[];
}

/** Splits the listings of some kinds in stock by price. @param bounds upper bounds in yuan, lowest first */
export function priceLevels(
  storefront: StorefrontView,
  kinds: readonly string[],
  bounds: readonly number[],
): PriceLevel[] {
  const sorted = storefront.hot
    .filter((row) => !row.soldOut && kinds.includes(row.kind))
    .sort((a, b) => priceFen(a) - priceFen(b));
  return bounds.map((bound, index) => {
    const above = (bounds[index - 1] ?? 0) * 100;
    const rows = sorted.filter((row) => priceFen(row) > above && priceFen(row) <= bound * 100);
    return { bound, rows };
  });
}

/** Reduced listings in stock, those first that are reduced most, in fen. */
export function priceCuts({ hot }: StorefrontView, kinds: readonly string[]): GoodsRow[] {
  const saved = (row: GoodsRow) => row.originFen - priceFen(row);
  return hot
    .filter((row) => !row.soldOut && row.originFen > 0 && kinds.includes(row.kind))
    .sort((a, b) => saved(b) - saved(a));
}
