import { rootLanding } from "@storefront/brands/pages";
import type { Brand, LandingKind } from "@storefront/brands/types";
import type { GoodsRow } from "../goods/goods-row";
import type { ShopView } from "./read-shops";
import type { StorefrontView } from "./storefront-view";

/** Listing kinds that brands of a landing kind focus on; other brands show the storefront by sales. */
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

/** The same storefront with the brand's own kinds first: overall, and in each game. Nothing is left out. */
export function brandStorefront(brand: Brand, storefront: StorefrontView): StorefrontView {
  const kinds = kindsOfBrand(brand);
  if (kinds.length === 0) return storefront;
  const first = (rows: readonly GoodsRow[]) =>
    [...rows].sort((a, b) => place(a, kinds) - place(b, kinds));
  const games = storefront.games.map(({ name, rows }) => ({ name, rows: first(rows) }));
  return { ...storefront, hot: first(storefront.hot), games };
}

/** Sorts shops by how many of their recommendations are of the brand's kinds. */
export function brandShops(
  brand: Brand,
  storefront: StorefrontView,
  shops: readonly ShopView[],
): readonly ShopView[] {
  const kinds = kindsOfBrand(brand);
  const focusIds = new Set(
    storefront.hot.flatMap(({ id, kind }) => (kinds.includes(kind) ? [id] : [])),
  );
  const count = ({ seller }: ShopView) =>
    seller.recommended.filter(({ goodsId }) => focusIds.has(goodsId)).length;
  return [...shops].sort((a, b) => count(b) - count(a));
}

/** Sold-out listings come last, of all kinds. */
const place = ({ kind, soldOut }: GoodsRow, kinds: readonly string[]): number =>
  soldOut ? 2 : kinds.includes(kind) ? 0 : 1;
