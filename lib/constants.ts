/** Business constants that pages show, named after product §9. */

export { NO_REASON_REFUND_DAYS } from "@/contract/refund-terms";

export { SERVICE_HOURS } from "@/contract/service-hours";
/** Average time until a booster accepts, in seconds. */
export const BOOSTER_ACCEPT_S = 69;
export const AUTO_DELIVERY_HOURS = "7×24 小时";
/** How long a line of the lucky and the compensation ticker stands. */
export const LUCKY_TICKER_MS = 2_000;
/** How often a page asks whether a piece that somebody is paying for has come back. */
export const HELD_POLL_MS = 15_000;
/** The ticker of recent boosts goes on after this many milliseconds. */
export const SOLD_TICKER_MS = 17_800;
/** What the platform promises on boosting (product §4 Tickers). */
export const BOOST_PROMISE = "未接单，随时退";

/** Sample text: an operator writes here what the own app needs. Pages say that it is a sample. */
export const IOS_NEEDED = "iOS 15 或更新";
export const ANDROID_NEEDED = "Android 9 或更新";
