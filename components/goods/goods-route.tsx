import type { Brand } from "@storefront/brands/types";
import type { Metadata } from "next";
import { StructuredData } from "@/components/ui/structured-data";
import { mallOf, originOf } from "@/lib/brand-sites";
import type { GoodsView } from "@/lib/goods/goods-view";
import {
  type GoodsPageProps,
  pageGoods,
  pageGoodsWithAlternatives,
} from "@/lib/goods/page-goods.server";
import { GOODS_MISSING, goodsMetadata, goodsSharePicture } from "@/lib/seo/goods-metadata";
import { goodsStructuredData } from "@/lib/seo/goods-structured-data";
import { goodsDescription, goodsTitle } from "@/lib/seo/goods-summary";
import { GoodsMissing } from "./goods-missing";
import { GoodsPage } from "./goods-page";

/** Metadata of a listing, the same at both of its addresses: the canonical one is that with the purchase flow. */
export async function listingMetadata(props: GoodsPageProps): Promise<Metadata> {
  const found = await pageGoods(props);
  return found ? goodsMetadata(found.brand, found.goods) : GOODS_MISSING;
}

/**
 * A listing at one of its addresses, with the same HTML for every visitor of a brand (product §2, product §13).
 * @param options `orderOnPhone`: the lighter detail, ordered on the phone instead of by the purchase flow (product §10.22)
 */
export async function listingPage(props: GoodsPageProps, options: { orderOnPhone?: true } = {}) {
  const found = await pageGoodsWithAlternatives(props);
  if (found === null) return <GoodsMissing />;
  const { brand, goods, similar, comparable, app } = found;
  return (
    <>
      <StructuredData data={goodsStructuredData(brand, goods)} />
      <ShareMeta brand={brand} goods={goods} />
      <GoodsPage
        key={goods.trade.goodsId}
        goods={goods}
        similar={similar}
        comparable={comparable}
        mallUrl={mallOf(brand)}
        app={app}
        {...options}
      />
    </>
  );
}

/** Microdata that WeChat takes the card of a shared link from: name, description and a square picture. */
function ShareMeta({ brand, goods }: { brand: Brand; goods: GoodsView }) {
  const { url } = goodsSharePicture(brand, goods, "square");
  return (
    <div hidden itemScope itemType="https://schema.org/Thing">
      <meta itemProp="name" content={goodsTitle(goods)} />
      <meta itemProp="description" content={goodsDescription(goods)} />
      <meta itemProp="image" content={originOf(brand) + url} />
    </div>
  );
}
