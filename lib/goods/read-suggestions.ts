import { isAdvertised } from "@/lib/goods/advertised";
import { asCount, asList, asObject, unique } from "../decode/lenient";
import { readRowReason } from "./goods-row";
import type { GoodsView, RecommendedView } from "./goods-view";
import { readRecommended } from "./read-seller";

/** Number of listings in a row of the page. */
const SHOWN = 6;

/** The unavailable listing. */
type Gone = Pick<GoodsView["trade"], "goodsId" | "tradeType">;

/**
 * Reads `data` of `catalogue`: the first listings that can be bought and may be promoted.
 * @param gone the listing to replace: it is excluded, and listings of its trade type come first
 */
export function readSuggestions(data: unknown, gone?: Gone): RecommendedView[] {
  const found = asList(asObject(data).list, readItem).filter(
    ({ goods }) => goods.goodsId !== gone?.goodsId,
  );
  const alike = found.filter(({ tradeType }) => tradeType === gone?.tradeType);
  const all = [...alike, ...found].map(({ goods }) => goods);
  return unique(all, (it) => it.goodsId).slice(0, SHOWN);
}

function readItem(value: unknown): { goods: RecommendedView; tradeType: number } | null {
  const item = asObject(value);
  const tradeType = asCount(item.trade_type_id);
  const goods = readRecommended(value);
  if (goods === null || readRowReason(item, tradeType) !== null || !isAdvertised(goods))
    return null;
  return { goods, tradeType };
}
