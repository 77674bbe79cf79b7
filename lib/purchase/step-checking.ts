import { carried, endQuietly, refusedBy } from "./buying";
import { type Event, type Step, stay } from "./effects";
import { ASK_LOGIN, begin, isAnswerTo, needsLogin } from "./pending";
import type { Buying, Checking, Refused } from "./state";
import { beginConfirming } from "./step-confirming";
import { beginSettling } from "./step-settling";

/** The login check: a call that needs a login and does nothing else (product §4). */
export function beginChecking(buying: Buying): Step {
  const { seq, pending, effect } = begin(buying.seq, { name: "time" });
  return { state: { ...carried(buying), name: "checking", seq, pending }, effects: [effect] };
}

/** After a login the purchase goes on by itself. */
export function stepChecking(state: Checking, event: Event): Step {
  const { pending } = state;
  if (event.type === "loginEnded" && pending.login) {
    return event.loggedIn ? goOn(state) : endQuietly(state);
  }
  if (event.type !== "answered" || !isAnswerTo(pending, event.seq)) return stay(state);
  if (event.result.ok) return goOn(state);
  if (needsLogin(pending, event.result)) {
    return { state: { ...state, pending: { ...pending, login: true } }, effects: ASK_LOGIN };
  }
  return refusedBy(state, event.result, "check");
}

function goOn(state: Buying): Step {
  return state.unsettled ? beginSettling(state, state.unsettled) : beginConfirming(state, null);
}

export function stepRefused(state: Refused, event: Event): Step {
  if (event.type !== "retry" || state.retry === null) return stay(state);
  return state.retry === "check" ? beginChecking(state) : beginConfirming(state, null);
}
