import { guardPath } from "@/lib/addresses/path-guard";
import { type Effect, type Event, type Step, unchanged, withState } from "../effects";
import { readPayStatus } from "../orders/visitor-order";
import type { AwaitingPayment } from "../state";
import { secondsLeft, untilNextSecond } from "../terms/countdown";
import { POLL_GAP_MS } from "../terms/times";
import { expire } from "./expire";
import {
  afterFailure,
  pollInterval,
  promptForAccount,
  requestStatus,
  STOP_POLL,
} from "./poll-status";
import { isAnswerTo, needsLogin, PROMPT_LOGIN } from "./start-call";
import { beginFollowing } from "./step-following-order";
import { isPaid, openPaid, tabMessage } from "./step-opening";
import { beginSwitchingChannel } from "./step-switching-channel";

type Answered = Extract<Event, { type: "answered" }>;

/** The QR code is shown, with countdown and polling; never two polls at once (product §4, product §10.15). */
export function stepAwaitingPayment(state: AwaitingPayment, event: Event): Step {
  switch (event.type) {
    case "timer":
      if (event.hidden) return hide(state);
      if (event.timer === "tick") return tick(state, event.now);
      return event.timer === "poll" ? poll(state, event.now) : unchanged(state);
    case "hidden":
      return hide(state);
    case "visible":
      return show(state, event.now);
    case "online":
      return state.hidden ? unchanged(state) : show({ ...state, hidden: true }, event.now);
    case "loginEnded":
      return state.poll?.login ? afterLogin(state, event) : unchanged(state);
    case "retry":
      return retry(state);
    case "checkAgain":
      return poll({ ...state, claimed: true }, state.polledAt);
    case "switchChannel":
      return beginSwitchingChannel(state);
    case "answered":
      return isAnswerTo(state.poll, event.seq) ? answered(state, event) : unchanged(state);
    case "tabMessage":
      return isPaid(event, state.order) ? openPaid(state.seq, state.order) : unchanged(state);
    default:
      return unchanged(state);
  }
}

/** After an expired session the poll itself prompts for a login; another account's session is valid, so prompt here. */
function retry(state: AwaitingPayment): Step {
  if (state.note === "login") return poll({ ...state, note: null }, state.polledAt);
  if (state.note !== "account" || state.poll?.login) return unchanged(state);
  return promptForAccount(state);
}

function tick(state: AwaitingPayment, now: number): Step {
  const remaining = secondsLeft(state.deadline, now);
  const next = { ...state, remaining };
  if (remaining > 0) return { state: next, effects: [tickEffect(state.deadline, now)] };
  return onCountdownEnd(next, now);
}

/** Makes one last status call, after waiting for a poll in flight. */
function onCountdownEnd(state: AwaitingPayment, now: number): Step {
  if (state.poll) return unchanged(state);
  if (state.last || state.note === "login" || guardPath(state.order.payStatusApi) === null) {
    return expire(state, "unsure");
  }
  return poll({ ...state, last: true }, now);
}

/** Requests the pay status, unless a request is in flight. */
function poll(state: AwaitingPayment, now: number, again = false): Step {
  if (state.poll && !again) return unchanged(state);
  return requestStatus(state, now, again) ?? withState({ ...state, note: "path" });
}

function answered(state: AwaitingPayment, { result, now }: Answered): Step {
  if (state.poll && needsLogin(state.poll, result)) {
    return { state: { ...state, poll: { ...state.poll, login: true } }, effects: PROMPT_LOGIN };
  }
  const idle: AwaitingPayment = { ...state, poll: null, claimed: false };
  if (!result.ok) return scheduleNextPoll({ ...idle, ...afterFailure(state, result) }, now);
  const read = readPayStatus(result.data);
  if (read?.outcome) return beginFollowing(idle, read.outcome, { now, hidden: state.hidden });
  if (read?.status === 1) {
    const { order } = state;
    return openPaid(state.seq, order, [{ type: "notifyTabs", message: tabMessage("paid", order) }]);
  }
  if (read && read.status !== 0 && read.status !== FAILED) {
    return expire(idle, "unpaid");
  }
  const reached: AwaitingPayment = { ...idle, failures: 0, note: nextNote(state, read?.status) };
  const seconds = read?.countDown ?? null;
  return seconds === null
    ? scheduleNextPoll(reached, now)
    : resetDeadline(reached, now + seconds * 1000, now);
}

/** pay_status of an order whose last payment was refused; it can still be paid. */
const FAILED = 4;

/** A note about the buyer's own action stays until there is news. */
function nextNote(
  { claimed, note }: AwaitingPayment,
  status: number | undefined,
): AwaitingPayment["note"] {
  if (status === FAILED) return "failed";
  if (claimed) return "unpaid";
  return note === "unpaid" || note === "unswitched" ? note : null;
}

/** Synchronizes the countdown with the server's seconds, which may extend it after 0. */
function resetDeadline(state: AwaitingPayment, deadline: number, now: number): Step {
  const remaining = secondsLeft(deadline, now);
  const next: AwaitingPayment = { ...state, deadline, remaining };
  if (remaining > 0)
    return scheduleNextPoll({ ...next, last: false }, now, [tickEffect(deadline, now)]);
  return state.last ? expire(next, "unpaid") : scheduleNextPoll(next, now);
}

/** The last call got no answer: only one that comes later says whether the order was paid. */
const endWithoutAnswer = (state: AwaitingPayment, now: number): Step =>
  state.note === "network"
    ? beginFollowing(state, { kind: "checking" }, { now, hidden: state.hidden })
    : expire(state, "unsure");

function scheduleNextPoll(state: AwaitingPayment, now: number, more: readonly Effect[] = []): Step {
  if (state.last) return endWithoutAnswer(state, now);
  if (state.hidden) return unchanged(state);
  if (secondsLeft(state.deadline, now) === 0)
    return onCountdownEnd({ ...state, remaining: 0 }, now);
  if (state.note === "login") return { state, effects: more };
  const ms = Math.max(POLL_GAP_MS, state.polledAt + pollInterval(state) - now);
  return { state, effects: [...more, { type: "timer", timer: "poll", ms }] };
}

function afterLogin(
  state: AwaitingPayment,
  { loggedIn, now }: { loggedIn: boolean; now: number },
): Step {
  if (loggedIn) return poll({ ...state, note: null }, now, true);
  if (state.note === "account") return scheduleNextPoll({ ...state, poll: null }, now);
  const idle: AwaitingPayment = { ...state, poll: null, note: "login" };
  return state.remaining > 0 ? withState(idle) : expire(idle, "unsure");
}

const PAUSE: readonly Effect[] = [STOP_POLL, { type: "stopTimer", timer: "tick" }];

function hide(state: AwaitingPayment): Step {
  return state.hidden ? unchanged(state) : { state: { ...state, hidden: true }, effects: PAUSE };
}

/** When shown again, updates the countdown and polls at once. */
function show(state: AwaitingPayment, now: number): Step {
  if (!state.hidden) return unchanged(state);
  const shown: AwaitingPayment = {
    ...state,
    hidden: false,
    failures: 0,
    remaining: secondsLeft(state.deadline, now),
  };
  if (shown.remaining === 0) return onCountdownEnd(shown, now);
  const ticking = tickEffect(state.deadline, now);
  if (shown.note === "login") return { state: shown, effects: [ticking] };
  const polled = poll(shown, now);
  return { ...polled, effects: [ticking, ...polled.effects] };
}

function tickEffect(deadline: number, now: number): Effect {
  return { type: "timer", timer: "tick", ms: untilNextSecond(deadline, now) };
}
