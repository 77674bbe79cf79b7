/** Sort orders of a shop's goods list. Plain data: importing it loads only the strings in the browser. */
export const SHOP_SORTS = ["default", "sales", "price_asc", "price_desc", "newest"] as const;

export type ShopSort = (typeof SHOP_SORTS)[number];
