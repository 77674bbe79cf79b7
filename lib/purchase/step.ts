import type { Effect, Event, Step } from "./effects";
import { unchanged } from "./effects";
import type { Submission } from "./orders/submission";
import type { VisitorOrder } from "./orders/visitor-order";
import type { State } from "./state";
import { beginCheckingSession } from "./steps/begin-checking-session";
import { stepAwaitingPayment } from "./steps/step-awaiting-payment";
import { stepCheckingSession, stepRefused } from "./steps/step-checking-session";
import { stepEditing } from "./steps/step-editing";
import { stepExpired } from "./steps/step-expired";
import { stepFollowingOrder } from "./steps/step-following-order";
import { stepLimited } from "./steps/step-limited";
import { stepLoadingTerms } from "./steps/step-loading-terms";
import { stepOpening } from "./steps/step-opening";
import { stepReconciling } from "./steps/step-reconciling";
import { beginResuming, stepResuming } from "./steps/step-resuming";
import { stepSwitchingChannel } from "./steps/step-switching-channel";
import type { OrderDraft } from "./terms/order-draft";
import type { PurchaseRequest } from "./terms/purchase-request";

/** Start of a purchase: from the goods page, or with an order that is resumed after a reload. */
export type Start =
  | {
      kind: "buy";
      request: PurchaseRequest;
      draft: OrderDraft;
      unconfirmed: Submission | null;
      own: VisitorOrder | null;
    }
  | { kind: "resume"; order: VisitorOrder };

/** Returns the initial state and its effects. */
export function startPurchase(start: Start): Step {
  if (start.kind === "buy") return beginCheckingSession({ ...start, seq: 0 });
  return start.order.status === "paid"
    ? { state: { name: "paid", seq: 0, order: start.order }, effects: [] }
    : beginResuming(0, start.order);
}

/**
 * The purchase as a pure function. An event that a state does not handle returns the same state without effects;
 * `closed` handles none.
 */
export function step(state: State, event: Event): Step {
  if (state.name === "closed") return unchanged(state);
  if (event.type === "close") return close(state);
  switch (state.name) {
    case "checkingSession":
      return stepCheckingSession(state, event);
    case "reconciling":
      return stepReconciling(state, event);
    case "loadingTerms":
      return stepLoadingTerms(state, event);
    case "refused":
      return stepRefused(state, event);
    case "limited":
      return stepLimited(state, event);
    case "editing":
      return stepEditing(state, event);
    case "opening":
      return stepOpening(state, event);
    case "resuming":
      return stepResuming(state, event);
    case "awaitingPayment":
      return stepAwaitingPayment(state, event);
    case "followingOrder":
      return stepFollowingOrder(state, event);
    case "switchingChannel":
      return stepSwitchingChannel(state, event);
    case "expired":
      return stepExpired(state, event);
    case "paid":
      return unchanged(state);
  }
}

const STOP: readonly Effect[] = [{ type: "stop" }];

function close(state: State): Step {
  return { state: { name: "closed", seq: state.seq }, effects: STOP };
}
