import type { Shelf } from "@storefront/brands/landing-blocks";
import type { GoodsRow } from "@/lib/goods/goods-row";

export interface ShelfProps {
  block: Shelf;
  rows: readonly GoodsRow[];
}
