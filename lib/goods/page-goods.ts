import "server-only";
import { notFound, redirect } from "next/navigation";
import { brandByKey } from "@/brands";
import type { Brand } from "@/brands/types";
import type { GoodsView, RecommendedView } from "./goods-view";
import { loadGoods } from "./load-goods";
import { loadSimilar } from "./load-similar";

/** What a goods page has for parameters; the middleware wrote them. */
export interface GoodsPageProps {
  params: Promise<{ brand: string; goodsId: string }>;
}

/** Not shown on the desktop (spec §2 Redirects). */
const HOME_TRADE_TYPES = [1, 8];

interface Found {
  brand: Brand;
  goods: GoodsView;
}

/** Brand and listing of a goods page, null when there is no such listing; trade types 1 and 8 go home. */
export async function pageGoods({ params }: GoodsPageProps): Promise<Found | null> {
  const { brand: key, goodsId } = await params;
  const brand = brandByKey(key);
  if (brand === undefined) notFound();
  const goods = await loadGoods(goodsId);
  if (goods === null) return null;
  if (HOME_TRADE_TYPES.includes(goods.trade.tradeType)) redirect("/index");
  return { brand, goods };
}

/** The same with what can be had instead, when nobody can buy the listing. */
export async function pageGoodsAndSimilar(
  props: GoodsPageProps,
): Promise<(Found & { similar: RecommendedView[] }) | null> {
  const found = await pageGoods(props);
  return found && { ...found, similar: await loadSimilar(found.goods) };
}
