import "server-only";
import { brandByKey } from "@storefront/brands";
import { type Assortment, isInAssortment } from "@storefront/brands/assortment";
import { ownerOfListing } from "@storefront/brands/owner";
import type { Brand } from "@storefront/brands/types";
import { isAppOnly, isSoldOut } from "@storefront/contract/listing/buy-action";
import { HIDDEN_TRADE_TYPES } from "@storefront/contract/listing/trade";
import { notFound, redirect } from "next/navigation";
import { catalogueCache } from "@/lib/api/cache-tags";
import { callServer } from "@/lib/api/call.server";
import { loadAppInfo } from "@/lib/app-info/load-app-info";
import type { AppInfo } from "@/lib/app-info/read-app-info";
import { originOf } from "@/lib/brand-sites";
import { listingOfGoods } from "@/lib/goods/assorted-listing";
import { filterQuery, limitList } from "@/lib/goods/assortment-query";
import { goodsAddress } from "../addresses/goods-address";
import { kindSlugOf } from "../addresses/listing-kinds";
import { COMPARED_KINDS, readComparable } from "./comparable";
import type { GoodsRow } from "./goods-row";
import type { GoodsView, RecommendedView } from "./goods-view";
import { loadGoods } from "./load-goods.server";
import { readSuggestions } from "./read-suggestions";
import { loadRecommended } from "./recommended-goods.server";

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
  redirectToOwner(brand, goods);
  return { brand, goods };
}

/**
 * Leaves a listing that the host does not show to the host that owns it. The location has the plain address, so that
 * the page stays the same for every visitor; the server adds the visitor's query (`server/owner-location.ts`).
 */
function redirectToOwner(brand: Brand, goods: GoodsView): void {
  const listing = listingOfGoods(goods);
  if (isInAssortment(brand.assortment, listing)) return;
  const owner = ownerOfListing(listing);
  if (owner && owner.key !== brand.key)
    redirect(originOf(owner) + goodsAddress(goods.trade.goodsId));
}

interface FoundMore extends Found {
  /** Alternatives to goods that cannot be bought. */
  similar: RecommendedView[];
  /** Listings to compare an account or a rental with. */
  comparable: GoodsRow[];
  /** The app, for goods that only it sells. */
  app?: AppInfo;
}

/** `pageGoods` with other listings to consider, and the app if only the app sells it. */
export async function pageGoodsWithAlternatives(props: GoodsPageProps): Promise<FoundMore | null> {
  const found = await pageGoods(props);
  if (found === null) return null;
  const { assortment } = found.brand;
  const recommended = await loadRecommended(found.goods, assortment);
  found.goods = { ...found.goods, seller: { ...found.goods.seller, recommended } };
  const comparable = await loadComparable(found.goods, assortment);
  const similar = comparable.length > 0 ? [] : await loadSimilar(found.goods, assortment);
  if (!isAppOnly(found.goods.trade)) return { ...found, similar, comparable };
  return { ...found, similar, comparable, app: await loadAppInfo(found.brand) };
}

/**
 * Loads listings of the same game and kind.
 * @returns [] for kinds that are not compared, and when the marketplace does not answer
 */
async function loadComparable(
  goods: GoodsView,
  assortment: Assortment | undefined,
): Promise<GoodsRow[]> {
  const { game, kind, facts } = goods;
  if (game === "" || facts.length === 0 || !COMPARED_KINDS.includes(kind)) return [];
  const place = { game, kind: kindSlugOf(kind) };
  const payload = { ...place, ...filterQuery(assortment, place) };
  const result = await callServer("searchGoods", payload, catalogueCache());
  if (!result.ok) return [];
  return readComparable(limitList(result.data, assortment), goods);
}

/**
 * Loads available listings of the same game as alternatives to a sold-out one.
 * @returns [] when the listing can be bought, there are no alternatives, or the marketplace does not answer
 */
async function loadSimilar(
  { trade, game }: GoodsView,
  assortment: Assortment | undefined,
): Promise<RecommendedView[]> {
  if (game === "" || !isSoldOut(trade)) return [];
  const payload = { game, ...filterQuery(assortment, { game }) };
  const result = await callServer("catalogue", payload, catalogueCache());
  return result.ok ? readSuggestions(limitList(result.data, assortment), trade) : [];
}
