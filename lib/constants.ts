/** Business constants that pages show, named after product §9. */

export { BOOST_PROMISE, BOOSTER_ACCEPT_S } from "@storefront/contract/boosts/boost-terms";
export { AUTO_DELIVERY_HOURS } from "@storefront/contract/listing/delivery-hours";
export { AFTER_SALE_DAYS, NO_REASON_REFUND_DAYS } from "@storefront/contract/listing/refund-terms";
export { CONFIRM_HOURS } from "@storefront/contract/orders/confirm-hours";
export { ESCALATE_HOURS, SELLER_ANSWER_HOURS } from "@storefront/contract/refunds/after-sale-rules";

export { SERVICE_HOURS } from "@storefront/contract/text/service-hours";
/** Display time of each line of the lucky and the compensation ticker. */
export const LUCKY_TICKER_MS = 2_000;
/** Poll interval of a page while another buyer's unpaid order holds the last piece. */
export const HELD_POLL_MS = 15_000;
/** Display time of each line of the ticker of recent boosts. */
export const SOLD_TICKER_MS = 17_800;

/** Sample text that an operator replaces with their app's requirements. Pages mark it as a sample. */
export const IOS_NEEDED = "iOS 15 或更新";
export const ANDROID_NEEDED = "Android 9 或更新";
