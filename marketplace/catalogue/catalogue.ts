/** The door of catalogue: what other modules and programs may use of it. */

/** Announces counters until it is stopped. */
export { startCounters } from "./goods/announce-counters";
/** Reads listings on sale by their ids, in that order (product §7); those that are gone are left out. */
export { readGoodsByIds } from "./goods/catalogue-item";
/** Registers the storefronts to notify of changes, and deletes stale ones and old changes. */
export { registerStorefronts } from "./goods/change-outbox";
/** Returns the URL of the first picture, "" when there is none. */
export { coverOf } from "./goods/cover";
/** Formats a promotion for the wire: money in yuan, pieces and percentages unchanged (product §3 Discount). */
export { toDiscount } from "./goods/discount-texts";
/** Ends the activities whose time has come. */
export { endActivities } from "./goods/end-activities";
/** The discounts of the goods of a query, in the order of their ids. */
export { discountsOfGoods } from "./goods/find-detail";
/** Joins the rows that changes of listings have added to the stored counts, so that a sum reads few of them. */
export { joinCounts } from "./goods/join-counts";
export {
  /** The unit price in fen that lists show: of the cheapest spec, or of the goods themselves. */
  nowPriceFen,
  /** The pieces of a row of stock, as contract/listing/availability.ts judges them. */
  PIECE_COUNTS,
  /** The pieces of every spec of a listing, or of the listing itself. */
  pieceCounts,
  /** Why nothing of a listing can be bought; null when something can. */
  reasonOfListing,
  /** Why pieces cannot be bought; null when they can. */
  reasonOfPieces,
} from "./goods/listing-columns";
export {
  /** Matches goods that are for sale, by id. */
  isLive,
  /** Reads goods for sale. */
  liveGoods,
} from "./goods/live-goods";
/** Matches reviews that everyone may read: of received orders, and not hidden. */
export { IS_PUBLIC } from "./goods/read-comments";
export {
  /** Selects from `sellers` what showProfile needs. */
  profileOfSeller,
  /** Selects other goods for the row of `sellers`. */
  recommendedOfSeller,
  showProfile,
  showRecommended,
} from "./goods/read-seller";
/** Delivers listing changes to every storefront independently as soon as they are committed, also to each of several behind one address. */
export { startOutbox } from "./goods/start-outbox";
/** Reads the texts that an earlier version has stored. */
export { sweepPromises } from "./promises/check-texts";
export {
  /** What a shop shows until its own texts are agreed to, if it has shown none before. */
  neutralTexts,
  /** Takes off sale what a review allowed: the listing, or the texts of the shop. */
  withdrawTexts,
  /** Writes the reviewed texts of a shop, or others in their place. */
  writeShopTexts,
} from "./promises/held-texts";
/** Takes a listing that was just written off sale when its texts wait for an agreement. */
export { holdListing } from "./promises/hold-listing";
export {
  /** Opens a review for each text that has none, and closes those of texts that are no longer written. */
  openReviews,
  /** Returns the listings or shops whose texts nobody has agreed to, with these texts. */
  readHeld,
} from "./promises/promise-reviews";
/** Returns the texts that promise of stored listings; null of those that have none. */
export { markStoredListings } from "./promises/read-listing-texts";
export {
  /** Reads the review of an order; undefined without one. */
  findReview,
  /** Returns a review as its buyer sees it, hidden or not; the caller must check whose it is. */
  showOrderReview,
} from "./reviews/read-order-review";
/** Reads the pictures of reviews, in order, by the review's id. */
export { readReviewImages } from "./reviews/review-images";
export {
  /** Reads which of the orders have a review, by the order's id. */
  readReviewMarks,
  /** Returns null when the order has no review and none can be written. */
  reviewStateOf,
} from "./reviews/review-state";
/** Writes the buyer's review of a received order, or changes it within its days. */
export { writeReview } from "./reviews/write-review";
export {
  /** Returns what a listing states beyond the facts that its game defines. */
  findUndefinedFacts,
  /** Returns the facts of a listing that its game defines. */
  keepDefinedFacts,
} from "./rules/defined-facts";
/** Returns why the kind of delivery of a listing cannot change now. */
export { deliveryChangeFaults } from "./rules/delivery-change";
/** Returns the facts of a game, in the order of `FACT_KEYS`. */
export { listGameFacts } from "./rules/describe-facts";
export {
  /** A text of a seller, by its path in a row of a catalogue: "tags.0.text". */
  type FreeText,
  /** What a listing's texts are taken from, as it is stored or about to be. */
  type ListingTexts,
  /** Returns the texts of a listing that only an operator can agree to. */
  markListing,
  /** Returns the texts of a shop that only an operator can agree to. */
  markShop,
} from "./rules/free-texts";
/** Returns the least quantity of an order. */
export { leastQuantity } from "./rules/least-pieces";
/** Largest total of an order in fen: the limit of payment channels and of the database's integers. */
export {
  /** A listing as it would be sold, in the units of the database. */
  type ListingTerms,
  /** Returns why a listing could not be bought, paid and fulfilled as it is. */
  listingFaults,
  MAX_FEN,
  type PieceTerms,
} from "./rules/listing-faults";
export {
  /** Returns a URL of the mobile site, the text of a QR code that hands over to the phone; keeps promoter and brand. */
  mobileUrl,
  /** The promoter and brand of the link that led to the goods. */
  type Promoter,
} from "./rules/mobile-url";
/** Whether a listing is a single account: it is sold once, not rented out. */
/** What the promises of a stored listing depend on. */
export { isOneOff, promiseFacts } from "./rules/promise-facts";
export {
  /** Returns the guarantees of a row that are not in the table of promises, and the guarantees and tags that promise what the listing does not have. */
  promiseFaults,
  /** Why a promise is refused when its condition is not met. */
  UNMET,
} from "./rules/promise-faults";
/** Finds the words of a plain text that promise, however they are spelled. */
export { findPromiseWords } from "./rules/promise-words";
/** Computes sellers' figures from their newest real orders, once a day per seller. */
export { refreshSellerFigures } from "./shops/refresh-figures";
