/** Limits of reviews. Plain data: importing it does not load the schema library in the browser. */

/** Visible characters. */
export const REVIEW_TEXT = { least: 5, most: 500 } as const;
export const REVIEW_PICTURES = 3;
/** Days after its publication in which the buyer may change a review. */
export const REVIEW_EDIT_DAYS = 7;
/** Characters of the seller's reply, and of the reason for hiding a review. */
export const REVIEW_REPLY_LENGTH = 300;
export const HIDING_REASON_LENGTH = 200;

/** State of a received order's review. open: its buyer can write one. hidden: by the platform. */
export const REVIEW_STATES = ["open", "written", "hidden"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];
