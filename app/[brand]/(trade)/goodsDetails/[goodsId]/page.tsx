import type { Metadata } from "next";
import { ShareMeta } from "@/components/goods/actions/share-meta";
import { GoodsMissing } from "@/components/goods/goods-missing";
import { GoodsPage } from "@/components/goods/goods-page";
import { StructuredData } from "@/components/ui/structured-data";
import { mallOf } from "@/lib/brand-sites";
import {
  type GoodsPageProps,
  pageGoods,
  pageGoodsWithAlternatives,
} from "@/lib/goods/page-goods.server";
import { GOODS_MISSING, goodsMetadata } from "@/lib/seo/goods-metadata";
import { goodsStructuredData } from "@/lib/seo/goods-structured-data";

/** Seconds; the lifetime of a listing in lib/api/cache-tags.ts, which Next requires as a literal here. */
export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(props: GoodsPageProps): Promise<Metadata> {
  const found = await pageGoods(props);
  return found ? goodsMetadata(found.brand, found.goods) : GOODS_MISSING;
}

/** Goods detail with the purchase flow, with the same HTML for every visitor of a brand (product §2, product §13). */
export default async function GoodsDetailsPage(props: GoodsPageProps) {
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
      />
    </>
  );
}
