import { type Event, type Step, unchanged } from "../effects";
import type { CheckingSession, PurchaseContext, Refused } from "../state";
import { beginCheckingSession } from "./begin-checking-session";
import { endQuietly, refusedBy } from "./purchase-context";
import { isAnswerTo, needsLogin, PROMPT_LOGIN } from "./start-call";
import { beginLoadingTerms } from "./step-loading-terms";
import { beginReconciling } from "./step-reconciling";

/** Continues the purchase after a login. */
export function stepCheckingSession(state: CheckingSession, event: Event): Step {
  const { pending } = state;
  if (event.type === "loginEnded" && pending.login) {
    return event.loggedIn ? continuePurchase(state) : endQuietly(state);
  }
  if (event.type !== "answered" || !isAnswerTo(pending, event.seq)) return unchanged(state);
  if (event.result.ok) return continuePurchase(state);
  if (needsLogin(pending, event.result)) {
    return { state: { ...state, pending: { ...pending, login: true } }, effects: PROMPT_LOGIN };
  }
  return refusedBy(state, event.result, "check");
}

function continuePurchase(state: PurchaseContext): Step {
  return state.unconfirmed
    ? beginReconciling(state, state.unconfirmed)
    : beginLoadingTerms(state, null);
}

export function stepRefused(state: Refused, event: Event): Step {
  if (event.type !== "retry" || state.retry === null) return unchanged(state);
  return state.retry === "check" ? beginCheckingSession(state) : beginLoadingTerms(state, null);
}
