/** How many entries a page of a user's own lists has: plain data, so that the browser pays for the figures alone. */
export const FAVOURITES_PER_PAGE = 20;
export const LEDGER_PER_PAGE = 20;
