import { NEUTRAL } from "@storefront/brands";
import type { AssortedListing } from "@storefront/brands/assortment";
import { ownerOfListing } from "@storefront/brands/owner";
import type { Brand } from "@storefront/brands/types";
import type { Metadata } from "next";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { SHARE_SHAPES, type ShareShape, sharePath } from "@/lib/addresses/share-address";
import { originOf } from "@/lib/brand-sites";
import { listingOfGoods } from "@/lib/goods/assorted-listing";
import type { GoodsView } from "@/lib/goods/goods-view";
import { shareAlt, shareContent } from "@/lib/share-picture/share-content";
import { shareVersion } from "@/lib/share-picture/share-version.server";
import { goodsDescription, goodsTitle } from "./goods-summary";
import { pageMetadata } from "./page-metadata";

/** Metadata of a listing that does not exist. */
export const GOODS_MISSING: Metadata = { title: "商品不存在", robots: { index: false } };

/** Metadata of a goods page for search engines and link previews (product §13). */
export function goodsMetadata(brand: Brand, goods: GoodsView): Metadata {
  const path = goodsAddress(goods.trade.goodsId);
  const title = goodsTitle(goods);
  return pageMetadata(brand, {
    path,
    title: { beforeBrand: title },
    description: goodsDescription(goods),
    mobile: path.slice(1),
    picture: goodsSharePicture(brand, goods, "wide"),
    owner: ownerOfListing(listingOfGoods(goods)),
  });
}

/** The picture of a listing beside its shared link: path on the brand's host, size, and what it says. */
export function goodsSharePicture(brand: Brand, goods: GoodsView, shape: ShareShape) {
  const content = shareContent(goods);
  const path = sharePath(goods.trade.goodsId, shape, shareVersion(brand, content));
  return { url: path, ...SHARE_SHAPES[shape], alt: shareAlt(content) };
}

/** Returns the canonical URL of a listing's page: on the host of the brand that owns it. */
export const canonicalAddress = (goodsId: number, listing: AssortedListing): string =>
  originOf(ownerOfListing(listing) ?? NEUTRAL) + goodsAddress(goodsId);
