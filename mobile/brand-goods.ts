import { isEmptyAssortment, isInAssortment } from "@storefront/brands/assortment";
import type { Brand } from "@storefront/brands/types";
import type { CallAnswer } from "@storefront/contract/calls";
import type { LISTING_KINDS } from "@storefront/contract/listing/listing-kinds";
import { RENT } from "@storefront/contract/listing/trade";

export type Kind = (typeof LISTING_KINDS)[number];
export type Listing = CallAnswer<"searchGoods">["list"][number];

/** Kinds of listings by `goods_type`; the trade type identifies rentals. */
const KINDS = new Map<string, Kind>([
  ["CardKey", "card-key"],
  ["PersonalAccount", "account"],
  ["TopUp", "top-up"],
  ["GameItem", "item"],
  ["Service", "boost"],
]);

/** @returns undefined for a type that is not known */
export const kindOf = (listing: { goods_type: string; trade_type_id: number }): Kind | undefined =>
  listing.trade_type_id === RENT ? "rent" : KINDS.get(listing.goods_type);

/** Whether a brand shows listings at all; without a brand, all of the marketplace is shown. */
export const hasGoods = (brand: Brand | null): boolean => !isEmptyAssortment(brand?.assortment);

/** A brand's assortment as the marketplace's lists take it (contract/discovery/assortment-filter.ts). */
export function assortmentQuery(
  brand: Brand | null,
): Partial<Record<"kinds" | "games" | "sellers", string>> {
  const { kinds, games, sellers } = brand?.assortment ?? {};
  return {
    ...(kinds ? { kinds: kinds.join(",") } : {}),
    ...(games ? { games: games.join(",") } : {}),
    ...(sellers ? { sellers: sellers.join(",") } : {}),
  };
}

/** Leaves out listings that a brand does not show, for an API that ignores the query. */
export const ofBrand = (brand: Brand | null, list: readonly Listing[]): Listing[] =>
  list.filter((listing) =>
    isInAssortment(brand?.assortment, {
      kind: kindOf(listing) ?? "other",
      game: listing.game_name,
      sellerId: listing.seller?.user_id ?? null,
    }),
  );
