/** Causes of a money movement. Each happens at most once per order. */
export const LEDGER_EVENTS = [
  "opening",
  "payment",
  "payment_applied",
  "refund_owed",
  "refund",
  "deposit_return",
  "deposit_kept",
  "promoter_reward",
  "cashback",
  "reward_return",
  "cashback_return",
] as const;
