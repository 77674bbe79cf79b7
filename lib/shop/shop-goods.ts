import { asCount, asObject } from "@/lib/decode/lenient";
import { type GoodsRow, readRows } from "@/lib/goods/goods-row";

/** One page of a shop's goods. */
export interface ShopGoodsView {
  rows: readonly GoodsRow[];
  /** Over all pages. */
  total: number;
  pageSize: number;
}

const USUAL_PAGE = 12;

/** Reads `data` of `shopGoods`, leniently: entries without goods are left out. */
export function readShopGoods(data: unknown): ShopGoodsView {
  const answer = asObject(data);
  const rows = readRows(answer.list);
  return {
    rows,
    total: Math.max(asCount(answer.total), rows.length),
    pageSize: asCount(answer.page_size) || USUAL_PAGE,
  };
}
