/** The state machine of an after-sale. The marketplace enforces it, and a database trigger enforces it again. */

/**
 * requested: waits for the seller. refused: the buyer may escalate. escalated: waits for the operator. accepted: what
 * was requested is refunded. decided: all, a part or nothing is refunded. closed: refused, and not escalated in time.
 */
export const AFTER_SALE_STATES = [
  "requested",
  "refused",
  "escalated",
  "accepted",
  "decided",
  "withdrawn",
  "closed",
] as const;
export type AfterSaleState = (typeof AFTER_SALE_STATES)[number];

/** States that wait for an action; meanwhile the order can be neither completed nor collected. */
export const OPEN_AFTER_SALE_STATES = [
  "requested",
  "refused",
  "escalated",
] as const satisfies AfterSaleState[];

export const isOpenAfterSale = (state: AfterSaleState): boolean =>
  OPEN_AFTER_SALE_STATES.some((open) => open === state);

/** `time`: an expired deadline. */
export const AFTER_SALE_ACTORS = ["buyer", "seller", "operator", "time"] as const;
export type AfterSaleActor = (typeof AFTER_SALE_ACTORS)[number];

export type AfterSaleAction = "accept" | "refuse" | "escalate" | "decide" | "withdraw" | "expire";

interface Step {
  from: readonly AfterSaleState[];
  by: readonly AfterSaleActor[];
  to: AfterSaleState;
}

/** Without `expire`: its result depends on the state (AFTER_DEADLINE). */
const STEPS: Readonly<Record<Exclude<AfterSaleAction, "expire">, Step>> = {
  // The seller may accept at any time before the decision.
  accept: { from: OPEN_AFTER_SALE_STATES, by: ["seller"], to: "accepted" },
  refuse: { from: ["requested"], by: ["seller"], to: "refused" },
  escalate: { from: ["requested", "refused"], by: ["buyer", "seller"], to: "escalated" },
  decide: { from: ["escalated"], by: ["operator"], to: "decided" },
  withdraw: { from: OPEN_AFTER_SALE_STATES, by: ["buyer"], to: "withdrawn" },
};

/** If the seller does not answer, the request is accepted; if the buyer does not escalate, the refusal is final. */
const AFTER_DEADLINE: Partial<Record<AfterSaleState, AfterSaleState>> = {
  requested: "accepted",
  refused: "closed",
};

/** @returns the next state; null when this actor may not do this in the current state */
export function nextAfterSaleState(
  state: AfterSaleState,
  act: AfterSaleAction,
  by: AfterSaleActor,
): AfterSaleState | null {
  if (act === "expire") return by === "time" ? (AFTER_DEADLINE[state] ?? null) : null;
  const step = STEPS[act];
  // The buyer can escalate only after the seller has answered.
  if (act === "escalate" && by === "buyer" && state === "requested") return null;
  return step.from.includes(state) && step.by.includes(by) ? step.to : null;
}

const HOUR_S = 60 * 60;

/** Hours that a seller has to answer a request. */
export const SELLER_ANSWER_HOURS = 48;
/** Hours that a buyer has to escalate a refusal. */
export const ESCALATE_HOURS = 72;

/** @returns seconds from entering a state until it expires; null when it has no deadline or is final */
export function secondsToExpiry(state: AfterSaleState): number | null {
  if (state === "requested") return SELLER_ANSWER_HOURS * HOUR_S;
  if (state === "refused") return ESCALATE_HOURS * HOUR_S;
  return null;
}
