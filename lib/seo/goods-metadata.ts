import type { Metadata } from "next";
import type { Brand } from "@/brands/types";
import { env } from "@/lib/env";
import { goodsAddress } from "@/lib/goods/goods-address";
import type { GoodsView } from "@/lib/goods/goods-view";
import { pictureAsPng } from "@/lib/goods/picture";
import { goodsDescription, goodsTitle } from "./goods-summary";
import { originOf } from "./site";

/** What a goods page says of itself to search engines and to whoever shows a shared link (design §5). */
export function goodsMetadata(brand: Brand, goods: GoodsView): Metadata {
  const address = goodsAddress(goods.trade.goodsId);
  const url = originOf(brand) + address;
  const mobile = `${env().mobileSiteUrl}${address.slice(1)}`;
  const title = goodsTitle(goods);
  const description = goodsDescription(goods);
  const [first] = goods.pictures;
  return {
    title,
    description,
    alternates: { canonical: url, media: { "only screen and (max-width: 640px)": mobile } },
    openGraph: {
      type: "website",
      siteName: brand.name,
      locale: "zh_CN",
      title,
      description,
      url,
      ...(first ? { images: [{ url: pictureAsPng(first.url), alt: title }] } : {}),
    },
    other: { "mobile-agent": `format=html5; url=${mobile}` },
  };
}
