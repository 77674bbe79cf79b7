import { isMissingCall } from "@/lib/api/missing-call";
import type { Failure, Result } from "@/lib/api/result";
import { carried, endQuietly, refused } from "./buying";
import { objectOf, textOf } from "./decode-strict";
import { type Effect, type Event, type Step, stay } from "./effects";
import { readOrderResult } from "./open-order";
import { ASK_LOGIN, begin, isAnswerTo, needsLogin } from "./pending";
import { isUnknownOutcome, remedyFor } from "./refusal";
import type { Buying, Settling } from "./state";
import { beginConfirming } from "./step-confirming";
import { orderMade } from "./step-opening";
import type { Submission } from "./submission";

/**
 * An order may have been made whose answer never came. Before a new one is offered the server is asked about it:
 * found, it is shown again (the same create call gives the same answer); not found, the purchase goes on.
 */
export function beginSettling(buying: Buying, submission: Submission): Step {
  return reconcile({ ...buying, submission, phase: "look", paid: false }, false);
}

type Reconciling = Buying & Pick<Settling, "submission" | "phase" | "paid">;

function reconcile(asking: Reconciling, again: boolean): Step {
  const { submission, phase } = asking;
  const call = begin(
    asking.seq,
    phase === "again"
      ? { name: "buildOrder", payload: submission.payload }
      : { name: "orderDetail", payload: { order_num: submission.payload.order_num } },
    { again },
  );
  const { seq, pending, effect } = call;
  const { paid } = asking;
  return {
    state: { ...carried(asking), name: "settling", seq, pending, submission, phase, paid },
    effects: [effect],
  };
}

export function stepSettling(state: Settling, event: Event): Step {
  if (event.type === "loginEnded" && state.pending.login) {
    return event.loggedIn ? reconcile(state, true) : endQuietly(state);
  }
  if (event.type !== "answered" || !isAnswerTo(state.pending, event.seq)) return stay(state);
  const { result } = event;
  if (needsLogin(state.pending, result)) {
    return { state: { ...state, pending: { ...state.pending, login: true } }, effects: ASK_LOGIN };
  }
  // An API that cannot look an order up can still be sent the same create call again.
  if (state.phase === "look" && isMissingCall(result)) {
    return reconcile({ ...state, phase: "again" }, false);
  }
  if (!result.ok && !isFinal(result)) return refused(state, result.msg, "check");
  return state.phase === "look" ? looked(state, result) : answered(state, result, event.now);
}

/** @returns whether the server has said what became of the order: an expired session or a busy server has not */
function isFinal(failure: Failure): boolean {
  return (
    failure.kind === "refused" &&
    !isUnknownOutcome(failure) &&
    remedyFor(failure.code) === "reconfirm"
  );
}

const PAID: ReadonlySet<string> = new Set([
  "paid",
  "collected",
  "delivering",
  "delivered",
  "completed",
]);

function looked(state: Settling, result: Result<unknown>): Step {
  const status = result.ok ? textOf(objectOf(result.data)?.status) : null;
  const paid = status !== null && PAID.has(status);
  if (status !== "pending" && !paid) return goOn(state);
  return reconcile({ ...state, phase: "again", paid }, false);
}

function answered(state: Settling, result: Result<unknown>, now: number): Step {
  if (!result.ok) return goOn(state);
  const read = readOrderResult(result.data, state.submission);
  if (!read) return refused(state, "服务器返回的内容不完整，请稍后重试", "check");
  return orderMade(state, state.submission, read, { now, paid: state.paid });
}

const NOT_MADE = "上次提交的订单没有成交，请重新确认";

/** There is no such order, or none that could still be paid. */
function goOn(state: Settling): Step {
  const orderNum = state.submission.payload.order_num;
  const next = beginConfirming({ ...state, unsettled: null }, null);
  const effects: Effect[] = [
    { type: "dropSubmission", orderNum },
    { type: "toast", kind: "warning", text: NOT_MADE },
  ];
  return { ...next, effects: [...effects, ...next.effects] };
}
