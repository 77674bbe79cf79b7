/** The door of promotion: what other modules and programs may use of it. */

/** Formats a coupon for the wire; `use_end_time_text` holds the expiry, or the refusal of an invalid coupon. */
export { couponAnswer } from "./coupons/coupon-answer";
export {
  /** Matches coupons of these goods, of their seller, or of the whole market. */
  appliesTo,
  /** Selects the coupons for the row of `goods`. */
  couponsOfGoods,
  /** Matches shop-wide gifts only: a gift for one listing is given on that listing's page alone. */
  isFollowGift,
  /** Reads the coupons that a buyer, as a person, has not claimed yet and could use on an order of this amount, largest discount first. */
  readClaimableCoupons,
  /** Reads the coupon for following a seller, also when this user has already claimed it. */
  readFollowGift,
  /** Shows the coupons that a visitor can claim on a goods page or has claimed, without hidden and exhausted ones. */
  showGoodsCoupons,
} from "./coupons/for-goods";
export {
  type BuyersCoupon,
  /** Selects the unused coupons for the row of `users`, largest reduction first. */
  couponsOfUser,
  /** Before when a coupon must have expired to be listed no more. */
  couponsSince,
  /** Selects one of a buyer's coupons, if it is theirs, and locks it until the transaction ends. */
  lockedCoupon,
} from "./coupons/read-coupons";
/** Gives a coupon to a user, once per person and while stocks last. */
export { takeCoupon } from "./coupons/take-coupon";
/** Reads the user's unused coupons, each with its state. */
export { readUserCoupons } from "./coupons/user-coupons";
/** Moves rewards of promoters from their earnings to their balances once the buyer can no longer ask for a refund. */
export { payRewards } from "./pay-rewards";
export {
  /** Signs a share link for one promoter and goods, with this installation's secret. */
  promotionSign,
  /** Verifies the promoter of a sale (product §6 Promoter). */
  provenPromoter,
} from "./promotion-sign";
/** Reads a promoter's total rewards and the newest ones, without the buyers' identity. */
export { readRewards } from "./read-rewards";
/** Records the promoter's reward for a paid order, once per order regardless of its pieces, in the transaction that marks the order as paid. */
export { recordReward } from "./record-reward";
/** Revokes the promoter's reward of a refunded order, in the refund's transaction. */
export { revokeReward } from "./revoke-reward";
