import type { Metadata } from "next";
import { NEUTRAL } from "@/brands";
import type { Brand } from "@/brands/types";
import { mobileSiteOf } from "@/lib/brand-sites";
import { goodsAddress } from "@/lib/goods/goods-address";
import type { GoodsView } from "@/lib/goods/goods-view";
import { pictureAsPng } from "@/lib/goods/picture";
import { goodsDescription, goodsTitle } from "./goods-summary";
import { SHARE_SIZE } from "./page-metadata";
import { originOf } from "./site";

/** The same of a listing that does not exist. */
export const GOODS_MISSING: Metadata = { title: "商品不存在", robots: { index: false } };

/** What a goods page says of itself to search engines and to whoever shows a shared link (design §5). */
export function goodsMetadata(brand: Brand, goods: GoodsView): Metadata {
  // An unknown host is no place to send anybody to.
  const known = brand !== NEUTRAL;
  const address = goodsAddress(goods.trade.goodsId);
  const url = originOf(brand) + address;
  const mobile = `${mobileSiteOf(brand)}${address.slice(1)}`;
  const title = goodsTitle(goods);
  const description = goodsDescription(goods);
  const [first] = goods.pictures;
  const picture = first
    ? { url: pictureAsPng(first.url), alt: title }
    : { url: `${originOf(brand)}/share.png`, ...SHARE_SIZE };
  return {
    title,
    description,
    alternates: known
      ? { canonical: url, media: { "only screen and (max-width: 640px)": mobile } }
      : {},
    openGraph: {
      type: "website",
      siteName: brand.name,
      locale: "zh_CN",
      title,
      description,
      ...(known ? { url } : {}),
      // Without a picture of its own a listing is shared with the brand's; an unknown host has none.
      ...(first || known ? { images: [picture] } : {}),
    },
    other: { "mobile-agent": `format=html5; url=${mobile}` },
  };
}
