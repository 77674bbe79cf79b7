/** Slugs of the kinds of listings. */
export const LISTING_KINDS = [
  "account",
  "rent",
  "card-key",
  "top-up",
  "item",
  "boost",
  "other",
] as const;
