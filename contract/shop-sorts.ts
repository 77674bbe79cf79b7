/** Orders of a shop's goods list. Plain data, so that the browser pays for the strings alone. */
export const SHOP_SORTS = ["default", "sales", "price_asc", "price_desc", "newest"] as const;

export type ShopSort = (typeof SHOP_SORTS)[number];
