import { UNKNOWN_ID } from "@/lib/addresses/query-id";
import { goodsCache, shopCache } from "@/lib/api/cache-tags";

/** A page about one thing of the marketplace, by the internal path that routing gave it. */
export interface ListingPath {
  /** The call that says whether the thing exists. */
  call: "goodsDetail" | "shop";
  payload: { goods_id: number } | { user_id: number };
  /** Revalidated when the thing changes. */
  tag: string;
  /** The brand's page for things that do not exist; which one was requested makes no difference. */
  missingPath: string;
}

const GOODS = /^(\/[a-z0-9-]+\/goodsDetails?\/)([1-9]\d*)$/;
const SHOP = /^(\/[a-z0-9-]+\/personal_center\/)([1-9]\d*)$/;

/** @returns null for every other page */
export function listingOf(path: string): ListingPath | null {
  const goods = GOODS.exec(path);
  if (goods) {
    const id = Number(goods[2]);
    return {
      call: "goodsDetail",
      payload: { goods_id: id },
      tag: goodsCache(id).tags[0] ?? "",
      missingPath: `${goods[1]}${UNKNOWN_ID}`,
    };
  }
  const shop = SHOP.exec(path);
  if (shop === null) return null;
  const id = Number(shop[2]);
  return {
    call: "shop",
    payload: { user_id: id },
    tag: shopCache(id).tags[0] ?? "",
    missingPath: `${shop[1]}${UNKNOWN_ID}`,
  };
}
