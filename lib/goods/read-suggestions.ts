import type { RecommendedView } from "./goods-view";
import { safePicture } from "./picture";
import { asCount, asFen, asFields, asList, asText, unique } from "./wire";

/** As many as stand side by side. */
const SHOWN = 5;

/** Reads `data` of `catalogue`: the first listings that are in stock. */
export function readSuggestions(data: unknown): RecommendedView[] {
  return unique(asList(asFields(data).list, readItem), (it) => it.goodsId).slice(0, SHOWN);
}

function readItem(value: unknown): RecommendedView | null {
  const item = asFields(value);
  const goodsId = asCount(item.goods_id);
  const name = asText(item.goods_name, 120);
  if (goodsId === 0 || name === "" || asCount(item.stock) === 0) return null;
  return { goodsId, name, cover: safePicture(item.cover), priceFen: asFen(item.now_price) };
}
