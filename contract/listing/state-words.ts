/**
 * Words of states that a goods page shows: the part of `contract/labels/state-words.ts` that its script needs.
 */

/** claimed: by the visitor, on a listing's page. held: by an unpaid order. */
export const COUPON_WORDS = {
  claimed: "已领取",
  usable: "可使用",
  held: "已用于待付款的订单",
  used: "已使用",
  expired: "已过期",
} as const;

export const LISTING_WORDS = {
  listed: "在售",
  unlisted: "已下架",
  soldOut: "已售罄",
  /** The only piece, an account. */
  sold: "已售出",
  /** A rented account comes back. */
  rented: "出租中",
  short: "库存不足",
  /** An unpaid order holds the last pieces. */
  beingPaid: "付款中",
  /** Without pieces, none of which was sold. */
  noStock: "暂时无货",
} as const;

/** A review that its buyer has changed after publication. */
export const EDITED_WORD = "已修改";
