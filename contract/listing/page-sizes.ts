/** Page sizes of a user's lists. Plain data: importing it loads only the numbers in the browser. */
export const FAVOURITES_PER_PAGE = 20;
export const LEDGER_PER_PAGE = 20;
/** Most listings of one `goodsByIds`. */
export const GOODS_BY_IDS_MOST = 24;
