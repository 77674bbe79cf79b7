import { guardPath } from "@/lib/addresses/path-guard";
import type { Failure } from "@/lib/api/result";
import type { Effect, Step } from "../effects";
import type { AwaitingPayment, FollowingOrder } from "../state";
import { POLL_MS, POLL_SLOWEST_MS, POLL_TIMEOUT_MS } from "../terms/times";
import { isOtherAccount } from "./refusal";
import { PROMPT_LOGIN, startCall } from "./start-call";

/** A state that polls the pay status of its order. */
type Polling = AwaitingPayment | FollowingOrder;

export const STOP_POLL: Effect = { type: "stopTimer", timer: "poll" };

/**
 * Requests the pay status now.
 * @param again whether an expired session is not to prompt for a login once more
 * @returns null when the path guard refuses the path of the server
 */
export function requestStatus<S extends Polling>(state: S, now: number, again: boolean) {
  const path = guardPath(state.order.payStatusApi);
  if (path === null) return null;
  const options = { again, timeoutMs: POLL_TIMEOUT_MS };
  const { seq, pending, effect } = startCall(state.seq, { name: "payStatus", path }, options);
  return {
    state: { ...state, seq, poll: pending, polledAt: now },
    effects: [STOP_POLL, effect],
  };
}

/** Prompts for the login of the account that ordered: the session of another one is valid. */
export const promptForAccount = (state: Polling): Step => ({
  state: { ...state, poll: { seq: state.seq, login: true, again: true } },
  effects: [STOP_POLL, ...PROMPT_LOGIN],
});

/**
 * Returns what a failed poll changes. A refusal is silent (product §10.8) unless the buyer can correct it. A network
 * failure shows a note, and the next poll waits longer.
 */
export function afterFailure(
  { failures }: Polling,
  failure: Failure,
): Pick<FollowingOrder, "failures" | "note"> {
  if (failure.kind === "expired") return { failures, note: "login" };
  if (isOtherAccount(failure)) return { failures: 0, note: "account" };
  if (failure.kind === "refused" && failure.code > 0) return { failures: 0, note: null };
  return { failures: failures + 1, note: "network" };
}

/** @returns the wait before the next poll, ms: network failures double it. @param first the wait without failures */
export const pollInterval = ({ failures }: Polling, first: number = POLL_MS): number =>
  Math.min(first * 2 ** Math.min(failures, 10), POLL_SLOWEST_MS);
