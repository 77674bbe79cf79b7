/** What moved money. Of each of an order, an event happens once. */
export const LEDGER_EVENTS = [
  "opening",
  "payment",
  "refund_owed",
  "refund",
  "deposit_return",
  "promoter_reward",
  "cashback",
  "reward_return",
  "cashback_return",
] as const;
