import type { Assortment } from "@storefront/brands/assortment";
import { asCount, asObject } from "@/lib/decode/lenient";
import { isRowInAssortment } from "@/lib/goods/assortment-query";
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

/** The same, without goods that an assortment lacks, for an API that ignores its filter. */
export function limitShopGoods(data: unknown, assortment: Assortment | undefined): ShopGoodsView {
  const goods = readShopGoods(data);
  const rows = goods.rows.filter((row) => isRowInAssortment(assortment, row));
  return rows.length === goods.rows.length ? goods : { ...goods, rows, total: rows.length };
}
