import type { PromiseFacts } from "@storefront/contract/listing/promise-table";
import { AUTOMATIC_DELIVERY } from "@storefront/contract/listing/trade";
import { isOneOff } from "./is-one-off";
import { listingFlags } from "./listing-flags";

interface Stated {
  goodsType: string;
  tradeTypeId: number;
  deliveryType: number;
  deliveryHours: number;
  texts: Parameters<typeof listingFlags>[0];
}

/** What the promises of a stored listing depend on. */
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
