import { UNKNOWN_ID } from "@/lib/addresses/query-id";
import { type CachePolicy, goodsCache, shopCache } from "@/lib/api/cache-tags";

/** The page of a listing or shop, by its internal path. */
export interface ListingPath {
  /** The call that tells whether it exists. */
  call: "goodsDetail" | "shop";
  payload: { goods_id: number } | { user_id: number };
  /** Cache policy of the call. */
  policy: CachePolicy;
  /** Revalidated when it changes. */
  tag: string;
  /** The brand's not-found page, the same for all unknown ids. */
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
      ...tagged(goodsCache(id)),
      missingPath: `${goods[1]}${UNKNOWN_ID}`,
    };
  }
  const shop = SHOP.exec(path);
  if (shop === null) return null;
  const id = Number(shop[2]);
  return {
    call: "shop",
    payload: { user_id: id },
    ...tagged(shopCache(id)),
    missingPath: `${shop[1]}${UNKNOWN_ID}`,
  };
}

const tagged = (policy: CachePolicy) => ({ policy, tag: policy.tags[0] ?? "" });
