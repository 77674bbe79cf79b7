import type { AfterSaleActor, AfterSaleState } from "./after-sale-rules";

/**
 * The state machine of a claim against a deposit, in the states of an after-sale. requested: waits for the renter's
 * answer. escalated: waits for the operator. accepted: the renter agrees. decided: the operator has set the kept part.
 * withdrawn: the seller gives up the claim, and the whole deposit is returned.
 */
export type DepositClaimAction = "accept" | "object" | "withdraw" | "decide" | "expire";

interface Step {
  from: readonly AfterSaleState[];
  by: AfterSaleActor;
  to: AfterSaleState;
}

const STEPS: Readonly<Record<DepositClaimAction, Step>> = {
  accept: { from: ["requested", "escalated"], by: "buyer", to: "accepted" },
  object: { from: ["requested"], by: "buyer", to: "escalated" },
  withdraw: { from: ["requested", "escalated"], by: "seller", to: "withdrawn" },
  decide: { from: ["escalated"], by: "operator", to: "decided" },
  expire: { from: ["requested"], by: "time", to: "escalated" },
};

/** @returns the next state; null when this actor may not do this in the current state */
export function nextDepositClaimState(
  state: AfterSaleState,
  act: DepositClaimAction,
  by: AfterSaleActor,
): AfterSaleState | null {
  const step = STEPS[act];
  return step.by === by && step.from.includes(state) ? step.to : null;
}
