import { RENT } from "@storefront/contract/listing/trade";

/** Whether a listing is a single account: it is sold once, not rented out. */
export const isOneOff = (listing: { goodsType: string; tradeTypeId: number }): boolean =>
  listing.goodsType === "PersonalAccount" && listing.tradeTypeId !== RENT;
