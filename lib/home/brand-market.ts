import { rootLanding } from "@storefront/brands/pages";
import type { Brand, LandingKind } from "@storefront/brands/types";
import type { GoodsRow } from "../goods/goods-row";
import type { MarketView } from "./market-view";
import type { ShopView } from "./read-shops";

/** Listing kinds that brands of a landing kind focus on; other brands show the market by sales. */
const KINDS: Partial<Record<LandingKind, readonly string[]>> = {
  rent: ["租号"],
  sell: ["账号"],
  value: ["账号"],
  boost: ["代练", "代充"],
  mall: ["卡密"],
};

/** Returns the kinds of listings that a brand focuses on. */
export function kindsOfBrand(brand: Brand): readonly string[] {
  const landing = rootLanding(brand);
  return (landing && KINDS[landing.kind]) ?? [];
}

/** The same market with the brand's own kinds first: overall, and in each game. Nothing is left out. */
export function brandMarket(brand: Brand, market: MarketView): MarketView {
  const kinds = kindsOfBrand(brand);
  if (kinds.length === 0) return market;
  const first = (rows: readonly GoodsRow[]) =>
    [...rows].sort((a, b) => place(a, kinds) - place(b, kinds));
  const games = market.games.map(({ name, rows }) => ({ name, rows: first(rows) }));
  return { ...market, hot: first(market.hot), games };
}

/** Sorts shops by how many of their recommendations are of the brand's kinds. */
export function brandShops(
  brand: Brand,
  market: MarketView,
  shops: readonly ShopView[],
): readonly ShopView[] {
  const kinds = kindsOfBrand(brand);
  const focusIds = new Set(
    market.hot.flatMap(({ id, kind }) => (kinds.includes(kind) ? [id] : [])),
  );
  const count = ({ seller }: ShopView) =>
    seller.recommended.filter(({ goodsId }) => focusIds.has(goodsId)).length;
  return [...shops].sort((a, b) => count(b) - count(a));
}

/** Sold-out listings come last, of all kinds. */
const place = ({ kind, soldOut }: GoodsRow, kinds: readonly string[]): number =>
  soldOut ? 2 : kinds.includes(kind) ? 0 : 1;
