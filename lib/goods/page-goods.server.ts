import "server-only";
import { brandByKey } from "@storefront/brands";
import type { Brand } from "@storefront/brands/types";
import { isAppOnly, isSoldOut } from "@storefront/contract/listing/buy-action";
import { HIDDEN_TRADE_TYPES } from "@storefront/contract/trade";
import { notFound, redirect } from "next/navigation";
import { catalogueCache } from "@/lib/api/cache-tags";
import { callServer } from "@/lib/api/call.server";
import { loadAppInfo } from "@/lib/app-info/load-app-info";
import { kindSlugOf } from "../addresses/listing-kinds";
import { COMPARED_KINDS, readComparable } from "./comparable";
import type { GoodsRow } from "./goods-row";
import type { GoodsView, RecommendedView } from "./goods-view";
import { loadGoods } from "./load-goods.server";
import { readSuggestions } from "./read-suggestions";

/** Parameters of a goods page, written by the middleware. */
export interface GoodsPageProps {
  params: Promise<{ brand: string; goodsId: string }>;
}

interface Found {
  brand: Brand;
  goods: GoodsView;
}

/** Loads brand and listing of a goods page, null when there is no such listing; trade types 1 and 8 redirect home. */
export async function pageGoods({ params }: GoodsPageProps): Promise<Found | null> {
  const { brand: key, goodsId } = await params;
  const brand = brandByKey(key);
  if (brand === undefined) notFound();
  const goods = await loadGoods(goodsId);
  if (goods === null) return null;
  if (HIDDEN_TRADE_TYPES.includes(goods.trade.tradeType)) redirect("/index");
  return { brand, goods };
}

interface FoundMore extends Found {
  /** Alternatives to goods that cannot be bought. */
  similar: RecommendedView[];
  /** Listings to compare an account or a rental with. */
  comparable: GoodsRow[];
  /** Text of the download QR code, for goods that only the app sells. */
  downloadUrl?: string;
}

/** `pageGoods` with other listings to consider, and the app's address if only the app sells it. */
export async function pageGoodsWithAlternatives(props: GoodsPageProps): Promise<FoundMore | null> {
  const found = await pageGoods(props);
  if (found === null) return null;
  const comparable = await loadComparable(found.goods);
  const similar = comparable.length > 0 ? [] : await loadSimilar(found.goods);
  if (!isAppOnly(found.goods.trade)) return { ...found, similar, comparable };
  const { downloadUrl } = await loadAppInfo();
  return { ...found, similar, comparable, downloadUrl };
}

/**
 * Loads listings of the same game and kind.
 * @returns [] for kinds that are not compared, and when the marketplace does not answer
 */
async function loadComparable(goods: GoodsView): Promise<GoodsRow[]> {
  const { game, kind, facts } = goods;
  if (game === "" || facts.length === 0 || !COMPARED_KINDS.includes(kind)) return [];
  const payload = { game, kind: kindSlugOf(kind) };
  const result = await callServer("searchGoods", payload, catalogueCache());
  return result.ok ? readComparable(result.data, goods) : [];
}

/**
 * Loads available listings of the same game as alternatives to a sold-out one.
 * @returns [] when the listing can be bought, there are no alternatives, or the marketplace does not answer
 */
async function loadSimilar({ trade, game }: GoodsView): Promise<RecommendedView[]> {
  if (game === "" || !isSoldOut(trade)) return [];
  const result = await callServer("catalogue", { game }, catalogueCache());
  return result.ok ? readSuggestions(result.data, trade) : [];
}
