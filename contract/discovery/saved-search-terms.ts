/** Constants of saved searches. Plain data: importing it does not load the schema library in the browser. */

/** Saved searches of one user. */
export const SAVED_SEARCHES_MOST = 20;

/** Characters of the words that a saved search is shown by. */
export const SAVED_TITLE_LENGTH = 60;

/** A search is looked through, and told of, at most once in this time. */
export const SAVED_SEARCH_EVERY_S = 3600;
