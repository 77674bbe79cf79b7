import { priceShown } from "@storefront/contract/listing/price-shown";
import { yuanToFen } from "@storefront/contract/money";
import { asObject } from "../decode/lenient";
import { isAdvertised } from "./advertised";
import { type GoodsRow, readRows } from "./goods-row";
import type { GoodsView } from "./goods-view";

const SHOWN = 5;

/** Kinds whose listings have facts that can be compared. */
export const COMPARED_KINDS = ["账号", "租号"];

/**
 * Reads `data` of `searchGoods`: listings to compare with `goods`, those nearest in price.
 * @returns [] when there is nothing to compare by
 */
export function readComparable(
  data: unknown,
  goods: Pick<GoodsView, "trade" | "facts">,
): GoodsRow[] {
  const price = priceShown(goods.trade, null).fen ?? 0;
  if (goods.facts.length === 0) return [];
  const distance = (row: GoodsRow) => Math.abs((yuanToFen(row.price) ?? 0) - price);
  return readRows(asObject(data).list)
    .filter((row) => row.id !== goods.trade.goodsId && !row.soldOut && isAdvertised(row))
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, SHOWN);
}
