/** The state machine of an after-sale. Pure: the marketplace obeys it, and a trigger of its database repeats it. */

/**
 * requested: the seller is to answer. refused: the buyer may escalate. escalated: the operator is to decide. accepted:
 * the whole price goes back. decided: a part of it, all or nothing. closed: refused, and nobody escalated in time.
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

/** States in which somebody still has to act; the order neither completes nor is collected meanwhile. */
export const OPEN_AFTER_SALE_STATES = [
  "requested",
  "refused",
  "escalated",
] as const satisfies AfterSaleState[];

export const isOpenAfterSale = (state: AfterSaleState): boolean =>
  OPEN_AFTER_SALE_STATES.some((open) => open === state);

/** time: a deadline that passed. */
export const AFTER_SALE_ACTORS = ["buyer", "seller", "operator", "time"] as const;
export type AfterSaleActor = (typeof AFTER_SALE_ACTORS)[number];

export type AfterSaleAct = "accept" | "refuse" | "escalate" | "decide" | "withdraw" | "lapse";

interface Step {
  from: readonly AfterSaleState[];
  by: readonly AfterSaleActor[];
  to: AfterSaleState;
}

/** `lapse` is apart: where it leads depends on whose answer is missing. */
const STEPS: Readonly<Record<Exclude<AfterSaleAct, "lapse">, Step>> = {
  // A seller may give in at any time before the decision.
  accept: { from: OPEN_AFTER_SALE_STATES, by: ["seller"], to: "accepted" },
  refuse: { from: ["requested"], by: ["seller"], to: "refused" },
  escalate: { from: ["requested", "refused"], by: ["buyer", "seller"], to: "escalated" },
  decide: { from: ["escalated"], by: ["operator"], to: "decided" },
  withdraw: { from: OPEN_AFTER_SALE_STATES, by: ["buyer"], to: "withdrawn" },
};

/** A seller who does not answer accepts; a buyer who does not escalate a refusal lets it stand. */
const LAPSES: Partial<Record<AfterSaleState, AfterSaleState>> = {
  requested: "accepted",
  refused: "closed",
};

/** @returns the state that an act leads to; null when it is not this actor's to do, or not now */
export function nextAfterSaleState(
  state: AfterSaleState,
  act: AfterSaleAct,
  by: AfterSaleActor,
): AfterSaleState | null {
  if (act === "lapse") return by === "time" ? (LAPSES[state] ?? null) : null;
  const step = STEPS[act];
  // Before the seller has answered there is nothing that the buyer could object to.
  if (act === "escalate" && by === "buyer" && state === "requested") return null;
  return step.from.includes(state) && step.by.includes(by) ? step.to : null;
}

const HOUR_S = 60 * 60;

/** Hours in which a seller has to answer a request. */
export const SELLER_ANSWER_HOURS = 48;
/** Hours in which a buyer can escalate a refusal. */
export const ESCALATE_HOURS = 72;

/** @returns seconds from entering a state until it ends by itself; null: it waits for a person, or has ended */
export function secondsToLapse(state: AfterSaleState): number | null {
  if (state === "requested") return SELLER_ANSWER_HOURS * HOUR_S;
  if (state === "refused") return ESCALATE_HOURS * HOUR_S;
  return null;
}
