import { type Effect, type Event, type Step, unchanged, withState } from "../effects";
import { type PayStatus, readPayStatus, type VisitorOrder } from "../orders/visitor-order";
import type { FollowingOrder } from "../state";
import { isSettled, type Outcome } from "../terms/outcome";
import { POLL_GAP_MS } from "../terms/times";
import { expire } from "./expire";
import { orderAgain } from "./order-again";
import {
  afterFailure,
  pollInterval,
  promptForAccount,
  requestStatus,
  STOP_POLL,
} from "./poll-status";
import { isAnswerTo, needsLogin, PROMPT_LOGIN } from "./start-call";
import { isPaid, openPaid, tabMessage } from "./step-opening";

/**
 * Follows an order whose payment is being checked, or that is paid and not fulfilled, by polling. It ends as expired only
 * when the server says that it is closed unpaid. A refunded order is forgotten, but followed while its dialog
 * is open and money is on the way.
 */
export function beginFollowing(
  { seq, order }: { seq: number; order: VisitorOrder },
  outcome: Outcome,
  { now, hidden }: { now: number; hidden: boolean },
): Step {
  const state: FollowingOrder = {
    ...{ name: "followingOrder", seq, order, outcome, hidden },
    ...{ poll: null, polledAt: now, failures: 0, note: null },
  };
  const { effects } = schedule(state, FIRST_POLL_MS);
  return { state, effects: [{ type: "stop" }, ...persist(order, outcome), ...effects] };
}

export function stepFollowingOrder(state: FollowingOrder, event: Event): Step {
  switch (event.type) {
    case "timer":
      return event.hidden ? hide(state) : poll(state, event.now);
    case "hidden":
      return hide(state);
    case "visible":
      return show(state, event.now);
    case "online":
      return state.hidden ? unchanged(state) : show(state, event.now);
    case "loginEnded":
      return state.poll?.login ? afterLogin(state, event) : unchanged(state);
    case "retry":
      return retry(state);
    case "answered":
      return isAnswerTo(state.poll, event.seq) ? answered(state, event) : unchanged(state);
    case "tabMessage":
      return isPaid(event, state.order) ? openPaid(state.seq, state.order) : unchanged(state);
    case "orderAgain":
      return state.outcome.kind === "refund" ? orderAgain(state) : unchanged(state);
    default:
      return unchanged(state);
  }
}

function poll(state: FollowingOrder, now: number, again = false): Step {
  if ((state.poll && !again) || isSettled(state.outcome)) return unchanged(state);
  return requestStatus(state, now, again) ?? unchanged(state);
}

function answered(state: FollowingOrder, event: Extract<Event, { type: "answered" }>): Step {
  const { result } = event;
  if (state.poll && needsLogin(state.poll, result)) {
    return { state: { ...state, poll: { ...state.poll, login: true } }, effects: PROMPT_LOGIN };
  }
  const idle: FollowingOrder = { ...state, poll: null };
  if (!result.ok) return schedule({ ...idle, ...afterFailure(state, result) });
  const read = readPayStatus(result.data);
  const reached: FollowingOrder = { ...idle, failures: 0, note: null };
  if (read?.outcome) {
    const next = schedule({ ...reached, outcome: read.outcome });
    const moved = read.outcome.kind !== state.outcome.kind;
    const more = moved ? persist(state.order, read.outcome) : [];
    return { ...next, effects: [...more, ...next.effects] };
  }
  if (read && state.outcome.kind === "checking" && isUnpaid(read)) return expire(state, "unpaid");
  if (read?.status !== 1) return schedule(reached);
  const { order } = state;
  return openPaid(state.seq, order, [{ type: "notifyTabs", message: tabMessage("paid", order) }]);
}

/** Closed unpaid; or of an API that does not say that it is checking: not paid at the end of the time to pay. */
const isUnpaid = ({ status, countDown }: PayStatus): boolean =>
  status === 2 || (status !== 1 && countDown !== null && countDown <= 0);

/** A healthy fulfillment takes a moment from the payment on. */
const FIRST_POLL_MS = POLL_GAP_MS;

function schedule(state: FollowingOrder, first?: number): Step {
  if (state.hidden || state.note === "login" || isSettled(state.outcome)) return withState(state);
  const ms = pollInterval(state, first);
  return { state, effects: [{ type: "timer", timer: "poll", ms }] };
}

function retry(state: FollowingOrder): Step {
  if (state.note === "login") return poll({ ...state, note: null }, state.polledAt);
  if (state.note !== "account" || state.poll?.login) return unchanged(state);
  return promptForAccount(state);
}

function afterLogin(
  state: FollowingOrder,
  { loggedIn, now }: { loggedIn: boolean; now: number },
): Step {
  if (loggedIn) return poll({ ...state, note: null }, now, true);
  const idle: FollowingOrder = { ...state, poll: null };
  return state.note === "account" ? schedule(idle) : withState({ ...idle, note: "login" });
}

function hide(state: FollowingOrder): Step {
  return state.hidden
    ? unchanged(state)
    : { state: { ...state, hidden: true }, effects: [STOP_POLL] };
}

/** When shown again, or back online, polls at once. */
function show(state: FollowingOrder, now: number): Step {
  const shown: FollowingOrder = { ...state, hidden: false, failures: 0 };
  return shown.note === "login" ? withState(shown) : poll(shown, now);
}

function persist(order: VisitorOrder, outcome: Outcome): readonly Effect[] {
  if (outcome.kind !== "refund") {
    return [{ type: "remember", order: { ...order, status: outcome.kind } }];
  }
  return [
    { type: "forget", orderNum: order.orderNum },
    { type: "notifyTabs", message: tabMessage("gone", order) },
  ];
}
