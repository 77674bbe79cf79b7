/**
 * Causes of a money movement. Each happens at most once per order, those of refunds once per refund. Beside each: from →
 * to. `source` is the buyer's balance or the provider; `holder` has the price: escrow until the settlement, then the seller.
 */
export const LEDGER_EVENTS = [
  /** opening → balance: what existed before the ledger. */
  "opening",
  /** source → escrow and deposits; received, before fulfillment; refunds_owed, when the order cannot use it. */
  "payment",
  /** received → escrow and deposits: the order is fulfilled, or given up. */
  "payment_applied",
  /** escrow → seller: the order is complete and its window over. */
  "settlement",
  /** marketing → seller, with the settlement: the platform's coupon. */
  "platform_discount",
  /** seller → marketing: a refund after the settlement, in proportion. */
  "platform_discount_return",
  /** sales → escrow, seller: once, by the migration of earlier books. */
  "carried_over",
  /** holder → refunds_owed: due from the provider. */
  "refund_owed",
  /** refunds_owed → provider; or holder → balance. */
  "refund",
  /** deposits → refunds_owed, or balance. */
  "deposit_return",
  /** deposits → seller: a claim against the deposit ends. */
  "deposit_kept",
  /** marketing → earnings: an order by a share link is handed over. */
  "promoter_reward",
  /** marketing → balance: the order is received, or its rental ends. */
  "cashback",
  /** earnings → marketing: such a sale is reversed. */
  "reward_return",
  /** earnings → balance: the time to ask for a refund is over. */
  "reward_paid",
  /** holder → marketing: a refund is paid less the cashback already received. */
  "cashback_return",
] as const;

/** Labels for buyers. */
export const LEDGER_EVENT_NAMES: Readonly<Record<(typeof LEDGER_EVENTS)[number], string>> = {
  opening: "期初余额",
  payment: "支付订单",
  payment_applied: "支付入账",
  settlement: "结算给卖家",
  platform_discount: "平台优惠补给卖家",
  platform_discount_return: "平台优惠退回",
  carried_over: "账户结转",
  refund_owed: "待退款",
  refund: "退款",
  deposit_return: "押金退回",
  deposit_kept: "押金扣除",
  promoter_reward: "分享收益",
  reward_return: "分享收益退回",
  reward_paid: "分享收益转入余额",
  cashback: "返现",
  cashback_return: "返现退回",
};
