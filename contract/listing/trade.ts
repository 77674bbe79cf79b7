/** Codes of a listing on the wire (product §3, §9): kind of sale, kind of specs, kind of delivery. */

/** `trade_type_id`: rented by the hour, regardless of `goods_type`. */
export const RENT = 3;
/** `trade_type_id`: sold in the app only. */
export const APP_ONLY = 9;
/** `trade_type_id` of listings that are never listed or recommended, and whose page redirects to home. */
export const HIDDEN_TRADE_TYPES = [1, 8];

/** `specs_type`: the listing itself is bought. */
export const NO_SPECS = 1;
/** `specs_type`: one of several specs is bought, each with its price. */
export const MULTIPLE_SPECS = 2;
/** `specs_type`: face values, chosen in the app. */
export const APP_ONLY_SPECS = 3;

/** `delivery_type`: card secrets with the payment, or by the seller after it. */
export const AUTOMATIC_DELIVERY = 2;
export const MANUAL_DELIVERY = 1;
