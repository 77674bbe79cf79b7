import type { Effect, Event, Step } from "./effects";
import { stay } from "./effects";
import type { OpenOrder } from "./open-order";
import type { OrderDraft } from "./order-draft";
import type { PurchaseRequest } from "./purchase-request";
import type { State } from "./state";
import { beginChecking, stepChecking, stepRefused } from "./step-checking";
import { stepConfirm } from "./step-confirm";
import { stepConfirming } from "./step-confirming";
import { stepLimited } from "./step-limited";
import { stepOpening } from "./step-opening";
import { beginResuming, stepResuming } from "./step-resuming";
import { stepScan } from "./step-scan";
import { stepSettling } from "./step-settling";
import { stepSwitching } from "./step-switching";
import { stepTimedOut } from "./step-timed-out";
import type { Submission } from "./submission";

/** How a purchase begins: from the goods page, or with an order found again after a reload. */
export type Start =
  | {
      kind: "buy";
      request: PurchaseRequest;
      typed: OrderDraft;
      unsettled: Submission | null;
      own: OpenOrder | null;
    }
  | { kind: "resume"; order: OpenOrder };

/** The first state and what is to be done for it. */
export function begin(start: Start): Step {
  if (start.kind === "buy") return beginChecking({ ...start, seq: 0 });
  return start.order.status === "paid"
    ? { state: { name: "success", seq: 0, order: start.order }, effects: [] }
    : beginResuming(0, start.order);
}

/**
 * The purchase as a pure function. An event that means nothing in a state gives the same state and no effects;
 * after `closed` nothing happens any more.
 */
export function step(state: State, event: Event): Step {
  if (state.name === "closed") return stay(state);
  if (event.type === "close") return close(state);
  switch (state.name) {
    case "checking":
      return stepChecking(state, event);
    case "settling":
      return stepSettling(state, event);
    case "confirming":
      return stepConfirming(state, event);
    case "refused":
      return stepRefused(state, event);
    case "limited":
      return stepLimited(state, event);
    case "confirm":
      return stepConfirm(state, event);
    case "opening":
      return stepOpening(state, event);
    case "resuming":
      return stepResuming(state, event);
    case "scan":
      return stepScan(state, event);
    case "switching":
      return stepSwitching(state, event);
    case "timedOut":
      return stepTimedOut(state, event);
    case "success":
      return stay(state);
  }
}

const STOP: readonly Effect[] = [{ type: "stop" }];

function close(state: State): Step {
  return { state: { name: "closed", seq: state.seq }, effects: STOP };
}
