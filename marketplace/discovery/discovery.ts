/** The door of discovery: what other modules and programs may use of it. */

/** Finds a page of the listings that match all filters and words. */
/** Returns a query as `searchGoods` takes it, without the assortment, which each brand adds itself. */
export { findListings, toSentQuery } from "./find-listings";
/** Finds the listings of a search that were listed after a time, up to another. */
export { findNewListings } from "./find-new-listings";
/** Indexes the words of listings that an older version has indexed without them. */
export { indexWords } from "./index-words";
/** Returns a text as the index has it, without spaces and signs. */
export { searchText } from "./rules/query-text";
/** Returns the pairs of adjacent letters by which listings are indexed; for a single letter, the letter. */
export { gramsOf } from "./rules/search-grams";
/** The receivers of listing changes: the storefronts, and the recorder for search engines if one is configured. */
export { changeReceivers } from "./search-engines/record-pages";
/** Tells each search engine of changed pages, host by host: one that is down or has no quota left delays no other. */
export { startPushes } from "./search-engines/start-pushes";
/** Suggests, in this order and at most eight. */
export { suggest } from "./suggest";
