/** The door of catalog: what other modules and programs may use of it. */

// Listings for sale

export { readGoodsByIds } from "./goods/catalogue-item"; // Reads listings on sale by their ids, in that order.
export { coverOf } from "./goods/cover"; // Returns the URL of the first picture, "" when there is none.
export { toDiscount } from "./goods/discount-texts"; // Formats a promotion for the wire.
export { discountsOfGoods } from "./goods/find-detail"; // The discounts of the goods of a query, by id.
export {
  nowPriceFen, // The unit price that lists show: of the cheapest spec, or of the goods themselves.
  PIECE_COUNTS, // The pieces of a row of stock, as contract/listing/availability.ts judges them.
  pieceCounts, // The pieces of every spec of a listing, or of the listing itself.
  reasonOfListing, // Why nothing of a listing can be bought; null when something can.
  reasonOfPieces, // Why pieces cannot be bought; null when they can.
} from "./goods/listing-columns";
export {
  isLive, // Matches goods that are for sale, by id.
  liveGoods, // Reads goods for sale.
} from "./goods/live-goods";
export {
  mobileUrl, // Returns the URL of a QR code that hands over to the phone, with promoter and brand.
  type Promoter, // The promoter and brand of the link that led to the goods.
} from "./rules/mobile-url";

// Rules of a listing that is written

export {
  findUndefinedFacts, // Returns what a listing states beyond the facts of its game.
  pickDefinedFacts, // Returns the facts of a listing that its game defines.
} from "./rules/defined-facts";
export { deliveryChangeFaults } from "./rules/delivery-change"; // Why the kind of delivery cannot change now.
export { listGameFacts } from "./rules/describe-facts"; // Returns the facts of a game, in a fixed order.
export { leastQuantity } from "./rules/least-pieces"; // Returns the least quantity of an order.
export {
  type ListingTerms, // A listing as it would be sold, in the units of the database.
  listingFaults, // Returns why a listing could not be bought, paid and fulfilled as it is.
  MAX_FEN, // Largest total of an order, the limit of channels and of the database.
  type PieceTerms,
} from "./rules/listing-faults";

// Promises, and texts that an operator agrees to

export { sweepPromises } from "./promises/check-texts"; // Reads the texts that an earlier version has stored.
export {
  neutralTexts, // What a shop shows until its first texts are agreed to.
  withdrawTexts, // Takes off sale what a review allowed: a listing, or the texts of a shop.
  writeShopTexts, // Writes the reviewed texts of a shop, or others in their place.
} from "./promises/held-texts";
export { holdListing } from "./promises/hold-listing"; // Takes a new listing off sale while its texts wait.
export {
  openReviews, // Opens a review for each text that has none; closes those of texts that are gone.
  readHeld, // Returns the listings or shops with texts that nobody has agreed to.
} from "./promises/promise-reviews";
export { markStoredListings } from "./promises/read-listing-texts"; // Returns the texts that promise, by listing.
export {
  type FreeText, // A seller's text, by its path in a row of a catalog: "tags.0.text".
  type ListingTexts, // What a listing's texts are taken from.
  markListing, // Returns the texts of a listing that only an operator can agree to.
  markShop, // Returns the texts of a shop that only an operator can agree to.
} from "./rules/free-texts";
export {
  isOneOff, // Whether a listing is a single account: it is sold once, not rented out.
  promiseFacts, // What the promises of a stored listing depend on.
} from "./rules/promise-facts";
export {
  promiseFaults, // Returns the guarantees and tags that promise what the listing does not have.
  UNMET, // Why a promise is refused when its condition is not met.
} from "./rules/promise-faults";
export { findPromiseWords } from "./rules/promise-words"; // Finds the words of a plain text that promise.

// Shops and reviews

export { IS_PUBLIC } from "./goods/read-comments"; // Matches reviews that everyone may read.
export {
  profileOfSeller, // Selects from `sellers` what showProfile needs.
  recommendedOfSeller, // Selects other goods for the row of `sellers`.
  showProfile,
  showRecommended,
} from "./goods/read-seller";
export {
  findReview, // Reads the review of an order; undefined without one.
  showOrderReview, // Returns a review as its buyer sees it; the caller checks whose it is.
} from "./reviews/read-order-review";
export { readReviewImages } from "./reviews/review-images"; // Reads the pictures of reviews, by the review's id.
export {
  readReviewMarks, // Reads which of the orders have a review, by the order's id.
  reviewStateOf, // Returns null when the order has no review and none can be written.
} from "./reviews/review-state";
export { writeReview } from "./reviews/write-review"; // Writes a buyer's review of a received order, or changes it.
export { refreshSellerFigures } from "./shops/refresh-figures"; // Computes sellers' figures, once a day per seller.

// What runs by itself

export { startCounters } from "./goods/announce-counters"; // Announces counters until it is stopped.
export { registerStorefronts } from "./goods/change-outbox"; // Registers the storefronts; deletes old changes.
export { endActivities } from "./goods/end-activities"; // Ends the activities whose time has come.
export { joinCounts } from "./goods/join-counts"; // Joins changed counts, so that a sum reads few rows.
export { startOutbox } from "./goods/start-outbox"; // Delivers changes to every storefront once they are committed.
