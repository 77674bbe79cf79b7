import { guardPath } from "@/lib/api/path-guard";
import type { Result } from "@/lib/api/result";
import { secondsLeft, untilNextSecond } from "./countdown";
import { type Effect, type Event, type Step, stay } from "./effects";
import { readPayStatus } from "./open-order";
import { ASK_LOGIN, begin, isAnswerTo, needsLogin } from "./pending";
import { isOtherAccount } from "./refusal";
import type { Scan } from "./state";
import { isPaid, openSuccess, tabMessage } from "./step-opening";
import { beginSwitching } from "./step-switching";
import { endOf, timeOut } from "./step-timed-out";
import { POLL_GAP_MS, POLL_MS, POLL_SLOWEST_MS, POLL_TIMEOUT_MS } from "./times";

type Answered = Extract<Event, { type: "answered" }>;

/** The QR code is shown: countdown and polls, never two at once (product §4, product §10.15). */
export function stepScan(state: Scan, event: Event): Step {
  switch (event.type) {
    case "timer":
      if (event.hidden) return hide(state);
      if (event.timer === "tick") return tick(state, event.now);
      return event.timer === "poll" ? poll(state, event.now) : stay(state);
    case "hidden":
      return hide(state);
    case "visible":
      return show(state, event.now);
    case "loginEnded":
      return state.poll?.login ? afterLogin(state, event) : stay(state);
    case "retry":
      return retry(state);
    case "checkAgain":
      return poll({ ...state, claimed: true }, state.polledAt);
    case "switchChannel":
      return beginSwitching(state);
    case "answered":
      return isAnswerTo(state.poll, event.seq) ? answered(state, event) : stay(state);
    case "told":
      return isPaid(event, state.order) ? openSuccess(state.seq, state.order) : stay(state);
    default:
      return stay(state);
  }
}

/** After an expired session the call itself asks for the login; another account's is still good. */
function retry(state: Scan): Step {
  if (state.note === "login") return poll({ ...state, note: null }, state.polledAt);
  if (state.note !== "account" || state.poll?.login) return stay(state);
  const waiting: Scan = { ...state, poll: { seq: state.seq, login: true, again: true } };
  return { state: waiting, effects: [{ type: "stopTimer", timer: "poll" }, ...ASK_LOGIN] };
}

function tick(state: Scan, now: number): Step {
  const remaining = secondsLeft(state.deadline, now);
  const next = { ...state, remaining };
  if (remaining > 0) return { state: next, effects: [tickEffect(state.deadline, now)] };
  return atZero(next, now);
}

/** One last status call; a poll that is under way is waited for first. */
function atZero(state: Scan, now: number): Step {
  if (state.poll) return stay(state);
  if (state.last || state.note === "login" || guardPath(state.order.payStatusApi) === null) {
    return timeOut(state, "unsure");
  }
  return poll({ ...state, last: true }, now);
}

/** Asks for the pay status, unless that is being asked already. */
function poll(state: Scan, now: number, again = false): Step {
  if (state.poll && !again) return stay(state);
  const path = guardPath(state.order.payStatusApi);
  if (path === null) return stay({ ...state, note: "path" });
  const call = begin(state.seq, { name: "payStatus", path }, { again, timeoutMs: POLL_TIMEOUT_MS });
  return {
    state: { ...state, seq: call.seq, poll: call.pending, polledAt: now },
    effects: [{ type: "stopTimer", timer: "poll" }, call.effect],
  };
}

function answered(state: Scan, { result, now }: Answered): Step {
  if (state.poll && needsLogin(state.poll, result)) {
    return { state: { ...state, poll: { ...state.poll, login: true } }, effects: ASK_LOGIN };
  }
  const idle: Scan = { ...state, poll: null, claimed: false };
  if (!result.ok) return failed(idle, result, now);
  const read = readPayStatus(result.data);
  if (read?.status === 1) {
    const { order } = state;
    return openSuccess(state.seq, order, [{ type: "tell", message: tabMessage("paid", order) }]);
  }
  if (read && read.status !== 0 && read.status !== FAILED) {
    return timeOut(idle, endOf(read.status));
  }
  const reached: Scan = { ...idle, failures: 0, note: noteOf(state, read?.status) };
  const seconds = read?.countDown ?? null;
  return seconds === null ? goOn(reached, now) : refix(reached, now + seconds * 1000, now);
}

/** pay_status of an order whose last payment was refused: it can still be paid. */
const FAILED = 4;

/** What the buyer has been told of an own act stays until something else is known. */
function noteOf({ claimed, note }: Scan, status: number | undefined): Scan["note"] {
  if (status === FAILED) return "failed";
  if (claimed) return "unpaid";
  return note === "unpaid" || note === "unswitched" ? note : null;
}

/** The countdown is fixed to the server's seconds again. More time than none is also more time after 0. */
function refix(state: Scan, deadline: number, now: number): Step {
  const remaining = secondsLeft(deadline, now);
  const next: Scan = { ...state, deadline, remaining };
  if (remaining > 0) return goOn({ ...next, last: false }, now, [tickEffect(deadline, now)]);
  return state.last ? timeOut(next, "unpaid") : goOn(next, now);
}

/** A refusal is silent (product §10.8), unless the buyer can mend it. What reached nobody is said calmly, and the next poll waits longer. */
function failed(state: Scan, result: Extract<Result<unknown>, { ok: false }>, now: number): Step {
  if (result.kind === "expired") return goOn({ ...state, note: "login" }, now);
  if (isOtherAccount(result)) return goOn({ ...state, failures: 0, note: "account" }, now);
  const reached = result.kind === "refused" && result.code > 0;
  if (reached) return goOn({ ...state, failures: 0, note: null }, now);
  return goOn({ ...state, failures: state.failures + 1, note: "network" }, now);
}

function goOn(state: Scan, now: number, more: readonly Effect[] = []): Step {
  if (state.last) return timeOut(state, "unsure");
  if (state.hidden) return stay(state);
  if (secondsLeft(state.deadline, now) === 0) return atZero({ ...state, remaining: 0 }, now);
  if (state.note === "login") return { state, effects: more };
  const interval = Math.min(POLL_MS * 2 ** Math.min(state.failures, 10), POLL_SLOWEST_MS);
  const ms = Math.max(POLL_GAP_MS, state.polledAt + interval - now);
  return { state, effects: [...more, { type: "timer", timer: "poll", ms }] };
}

function afterLogin(state: Scan, { loggedIn, now }: { loggedIn: boolean; now: number }): Step {
  if (loggedIn) return poll({ ...state, note: null }, now, true);
  if (state.note === "account") return goOn({ ...state, poll: null }, now);
  const idle: Scan = { ...state, poll: null, note: "login" };
  return state.remaining > 0 ? stay(idle) : timeOut(idle, "unsure");
}

const PAUSE: readonly Effect[] = [
  { type: "stopTimer", timer: "poll" },
  { type: "stopTimer", timer: "tick" },
];

function hide(state: Scan): Step {
  return state.hidden ? stay(state) : { state: { ...state, hidden: true }, effects: PAUSE };
}

/** On return the countdown is right at once, and the server is asked at once. */
function show(state: Scan, now: number): Step {
  if (!state.hidden) return stay(state);
  const shown: Scan = {
    ...state,
    hidden: false,
    failures: 0,
    remaining: secondsLeft(state.deadline, now),
  };
  if (shown.remaining === 0) return atZero(shown, now);
  const ticking = tickEffect(state.deadline, now);
  if (shown.note === "login") return { state: shown, effects: [ticking] };
  const asked = poll(shown, now);
  return { ...asked, effects: [ticking, ...asked.effects] };
}

function tickEffect(deadline: number, now: number): Effect {
  return { type: "timer", timer: "tick", ms: untilNextSecond(deadline, now) };
}
