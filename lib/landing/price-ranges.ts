import type { GoodsRow } from "@/lib/goods/goods-row";
import type { StorefrontView } from "@/lib/home/storefront-view";
import { priceFen } from "./choose-goods";

/** Price range of goods of some kinds in one game. Amounts are integer fen. */
export interface PriceRange {
  game: string;
  count: number;
  low: GoodsRow;
  high: GoodsRow;
  lowFen: number;
  highFen: number;
}

/** Returns one range per game, highest first. Games without stock of these kinds are left out. */
export function priceRanges(storefront: StorefrontView, kinds?: readonly string[]): PriceRange[] {
  return storefront.games
    .flatMap(({ name, rows }) => {
      const sorted = rows
        .filter((row) => !row.soldOut && (kinds?.includes(row.kind) ?? true))
        .sort((a, b) => priceFen(a) - priceFen(b));
      const [low, high] = [sorted[0], sorted.at(-1)];
      if (low === undefined || high === undefined) return [];
      const [lowFen, highFen] = [priceFen(low), priceFen(high)];
      return [{ game: name, count: sorted.length, low, high, lowFen, highFen }];
    })
    .sort((a, b) => b.highFen - a.highFen);
}
