import {
  type AssortedListing,
  assortmentKey,
  hasPlace,
  isInAssortment,
  isWithin,
  type ListingKind,
  type ListPlace,
  limitKinds,
  narrowAssortment,
} from "./assortment";
import { allBrands } from "./index";
import type { Brand } from "./types";

/**
 * Returns the brand on whose host a listing is canonical: the one that claims it, else the one that owns the rest
 * (docs/brands.md).
 * @returns undefined when no brand owns the rest
 */
export function ownerOfListing(listing: AssortedListing): Brand | undefined {
  return allBrands().find((brand) => ownsListing(brand, listing));
}

/** Whether a listing is canonical on a brand's host. */
export function ownsListing({ canonicalFor }: Brand, listing: AssortedListing): boolean {
  if (canonicalFor === undefined) return false;
  if (canonicalFor !== "rest") return isInAssortment(canonicalFor, listing);
  return !allBrands().some(
    ({ canonicalFor: claim }) =>
      claim !== undefined && claim !== "rest" && isInAssortment(claim, listing),
  );
}

/** Returns the brand whose host has the canonical page of a shop: the one that claims the seller, else the rest's. */
export function ownerOfShop(sellerId: number): Brand | undefined {
  const claimant = allBrands().find(({ canonicalFor }) => {
    if (canonicalFor === undefined || canonicalFor === "rest") return false;
    const { kinds, games, sellers } = canonicalFor;
    return kinds === undefined && games === undefined && (sellers?.includes(sellerId) ?? false);
  });
  return claimant ?? allBrands().find(({ canonicalFor }) => canonicalFor === "rest");
}

/**
 * Returns the brand whose host has the canonical page of a list. Hosts that show the same listings there share one: the
 * host that owns these listings, else the first. A list that no other host has is canonical on its own.
 * @param kinds that the marketplace has there; hosts differ by these only
 */
export function ownerOfList(brand: Brand, place: ListPlace, kinds?: readonly ListingKind[]): Brand {
  const keyOf = ({ assortment }: Brand) =>
    assortmentKey(narrowAssortment(kinds ? limitKinds(assortment, kinds) : assortment, place));
  const key = keyOf(brand);
  const same = allBrands().filter((other) => keyOf(other) === key);
  return same.find((other) => ownsPlace(other, place)) ?? same[0] ?? brand;
}

/**
 * Returns the canonical list of one that a host shows: a game with a single kind there has the same listings as this
 * kind's own list, which is canonical.
 * @param kinds that the marketplace has of the game; undefined when unknown
 */
export function canonicalList(
  brand: Brand,
  place: ListPlace,
  kinds?: readonly ListingKind[],
): { owner: Brand; place: ListPlace } {
  const shown = kinds?.filter((kind) => hasPlace(brand.assortment, { kind })) ?? [];
  const [only] = shown;
  const whole = place.kind === undefined && shown.length === 1 ? { ...place, kind: only } : place;
  return { owner: ownerOfList(brand, whole, kinds), place: whole };
}

/** Returns the brand whose host has the canonical page of boosting, which is the same on all hosts that offer it. */
export function ownerOfBoosting(): Brand | undefined {
  const place = { kind: "boost" } as const;
  const shown = allBrands().filter(({ assortment }) => hasPlace(assortment, place));
  return shown.find((brand) => ownsPlace(brand, place)) ?? shown[0];
}

function ownsPlace({ canonicalFor }: Brand, place: ListPlace): boolean {
  if (canonicalFor === undefined) return false;
  const whole = narrowAssortment({}, place);
  if (canonicalFor !== "rest") return isWithin(whole, canonicalFor);
  return !allBrands().some(
    ({ canonicalFor: claim }) => claim !== undefined && claim !== "rest" && isWithin(whole, claim),
  );
}
