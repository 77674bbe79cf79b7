/** Business constants that pages show, named after spec §9. */

export const SERVICE_HOURS = "8:00–22:00";
/** Average time until a booster accepts, in seconds. */
export const BOOSTER_ACCEPT_S = 69;
export const NO_REASON_REFUND_DAYS = 3;
export const AUTO_DELIVERY_HOURS = "7×24 小时";
/** What the platform promises on boosting (spec §4 Tickers). */
export const BOOST_PROMISE = "未接单，随时退";
