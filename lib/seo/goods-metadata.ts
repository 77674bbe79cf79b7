import type { Brand } from "@storefront/brands/types";
import type { Metadata } from "next";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { GoodsView } from "@/lib/goods/goods-view";
import { pictureAsPng } from "@/lib/goods/picture";
import { goodsDescription, goodsTitle } from "./goods-summary";
import { pageMetadata } from "./page-metadata";

/** Metadata of a listing that does not exist. */
export const GOODS_MISSING: Metadata = { title: "商品不存在", robots: { index: false } };

/** Metadata of a goods page for search engines and link previews (product §13). */
export function goodsMetadata(brand: Brand, goods: GoodsView): Metadata {
  const path = goodsAddress(goods.trade.goodsId);
  const title = goodsTitle(goods);
  const [first] = goods.pictures;
  return pageMetadata(brand, {
    path,
    title: { beforeBrand: title },
    description: goodsDescription(goods),
    mobile: path.slice(1),
    picture: first && { url: pictureAsPng(first.url), alt: title },
  });
}
