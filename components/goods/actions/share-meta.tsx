import type { Brand } from "@storefront/brands/types";
import { originOf } from "@/lib/brand-sites";
import type { GoodsView } from "@/lib/goods/goods-view";
import { goodsSharePicture } from "@/lib/seo/goods-metadata";
import { goodsDescription, goodsTitle } from "@/lib/seo/goods-summary";

/** Microdata that WeChat takes the card of a shared link from: name, description and a square picture. */
export function ShareMeta({ brand, goods }: { brand: Brand; goods: GoodsView }) {
  const { url } = goodsSharePicture(brand, goods, "square");
  return (
    <div hidden itemScope itemType="https://schema.org/Thing">
      <meta itemProp="name" content={goodsTitle(goods)} />
      <meta itemProp="description" content={goodsDescription(goods)} />
      <meta itemProp="image" content={originOf(brand) + url} />
    </div>
  );
}
