import { isSoldOut, soldOutLabel } from "@storefront/contract/listing/buy-action";
import { priceShown, priceText } from "@storefront/contract/listing/price-shown";
import { promises } from "@storefront/contract/listing/promises";
import type { GoodsView } from "@/lib/goods/goods-view";
import { truncateText } from "@/lib/goods/truncate-text";

const TITLE_MAX = 48;
const DESCRIPTION_MAX = 140;

/** The listing's name for the page title, before the brand's name. */
export function goodsTitle({ name, game }: GoodsView): string {
  const short = truncateText(name, TITLE_MAX);
  return game === "" || short.includes(game) ? short : `${short}（${game}）`;
}

/** Description for search results and shared links, from what the page shows. */
export function goodsDescription(goods: GoodsView): string {
  const parts = [
    goods.name,
    goods.feature,
    priceText(priceShown(goods.trade, null)),
    isSoldOut(goods.trade) ? soldOutLabel(goods.trade, goods.personal) : "",
    ...promises(goods).map((promise) => promise.name),
    `卖家：${goods.seller.nickname}`,
  ];
  return truncateText(parts.filter((part) => part !== "").join("，"), DESCRIPTION_MAX);
}
