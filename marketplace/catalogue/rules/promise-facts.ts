import type { PromiseFacts } from "@storefront/contract/listing/promise-table";
import { AUTOMATIC_DELIVERY, RENT } from "@storefront/contract/listing/trade";
import { listingFlags } from "./listing-flags";

interface Stated {
  goodsType: string;
  tradeTypeId: number;
  deliveryType: number;
  deliveryHours: number;
  texts: Parameters<typeof listingFlags>[0];
}

/** The properties of a stored listing that its promises depend on. */
export function promiseFacts(listing: Stated): PromiseFacts {
  const flags = listingFlags(listing.texts);
  const automatic = listing.deliveryType === AUTOMATIC_DELIVERY;
  return {
    card: listing.goodsType === "CardKey",
    account: isOneOff(listing),
    automatic,
    manual: !automatic,
    inspected: flags.includes("inspected"),
    rebind: flags.includes("rebind"),
    deliveryHours: listing.deliveryHours,
  };
}

/** Whether a listing is a single account: it is sold once, not rented out. */
export const isOneOff = (listing: { goodsType: string; tradeTypeId: number }): boolean =>
  listing.goodsType === "PersonalAccount" && listing.tradeTypeId !== RENT;
