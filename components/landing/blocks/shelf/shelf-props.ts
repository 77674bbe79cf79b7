import type { Shelf } from "@/brands/landing-blocks";
import type { GoodsRow } from "@/lib/home/goods-row";

export interface ShelfProps {
  block: Shelf;
  rows: readonly GoodsRow[];
}
