/** Causes of a money movement. Each happens at most once per order. */
export const LEDGER_EVENTS = [
  "opening",
  "payment",
  "payment_applied",
  "settlement",
  "platform_discount",
  "platform_discount_return",
  "carried_over",
  "refund_owed",
  "refund",
  "deposit_return",
  "deposit_kept",
  "promoter_reward",
  "cashback",
  "reward_return",
  "reward_paid",
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
