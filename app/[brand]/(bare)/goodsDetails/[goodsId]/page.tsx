import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { brandByKey } from "@/brands";
import { GoodsPage } from "@/components/goods/goods-page";
import { StructuredData } from "@/components/goods/structured-data";
import { loadGoods } from "@/lib/goods/load-goods";
import { goodsMetadata } from "@/lib/seo/goods-metadata";
import { goodsStructuredData } from "@/lib/seo/goods-structured-data";

/** Seconds; the lifetime of a listing in lib/api/cache-tags.ts, which Next wants to read here as a literal. */
export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ brand: string; goodsId: string }>;
}

/** Not shown on the desktop (spec §2 Redirects). */
const HOME_TRADE_TYPES = [1, 8];

async function read({ params }: Props) {
  const { brand: key, goodsId } = await params;
  const brand = brandByKey(key);
  const goods = brand ? await loadGoods(goodsId) : null;
  if (brand === undefined || goods === null) notFound();
  if (HOME_TRADE_TYPES.includes(goods.trade.tradeType)) redirect("/index");
  return { brand, goods };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { brand, goods } = await read(props);
  return goodsMetadata(brand, goods);
}

/** Goods detail with the purchase flow, the same HTML for every visitor of a brand (spec §2, design §5). */
export default async function GoodsDetailsPage(props: Props) {
  const { brand, goods } = await read(props);
  return (
    <>
      <StructuredData data={goodsStructuredData(brand, goods)} />
      <GoodsPage key={goods.trade.goodsId} goods={goods} />
    </>
  );
}
