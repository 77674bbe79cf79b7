import {
  type AssortedListing,
  assortmentKey,
  isInAssortment,
  isWithin,
  type ListPlace,
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
 */
export function ownerOfList(brand: Brand, place: ListPlace): Brand {
  const key = placeKey(brand, place);
  const same = allBrands().filter((other) => placeKey(other, place) === key);
  return same.find((other) => ownsPlace(other, place)) ?? same[0] ?? brand;
}

const placeKey = ({ assortment }: Brand, place: ListPlace): string =>
  assortmentKey(narrowAssortment(assortment, place));

function ownsPlace({ canonicalFor }: Brand, place: ListPlace): boolean {
  if (canonicalFor === undefined) return false;
  const whole = narrowAssortment({}, place);
  if (canonicalFor !== "rest") return isWithin(whole, canonicalFor);
  return !allBrands().some(
    ({ canonicalFor: claim }) => claim !== undefined && claim !== "rest" && isWithin(whole, claim),
  );
}
