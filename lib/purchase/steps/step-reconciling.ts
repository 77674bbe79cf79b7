import { isMissingCall } from "@/lib/api/missing-call";
import type { Failure, Result } from "@/lib/api/result";
import { objectOrNull, textOrNull } from "@/lib/decode/strict";
import { type Effect, type Event, type Step, unchanged } from "../effects";
import type { Submission } from "../orders/submission";
import { readOrderResult, type VisitorOrder } from "../orders/visitor-order";
import type { PurchaseContext, Reconciling } from "../state";
import { EMPTY_DRAFT } from "../terms/order-draft";
import { contextOf, endQuietly, refused } from "./purchase-context";
import { isUnknownOutcome, remedyFor } from "./refusal";
import { isAnswerTo, needsLogin, PROMPT_LOGIN, startCall } from "./start-call";
import { beginLoadingTerms } from "./step-loading-terms";
import { onOrderCreated } from "./step-opening";
import { beginResuming } from "./step-resuming";

/**
 * An earlier submission may have created an order although its answer was lost. Before a new one is offered, the server
 * is queried: an existing order is shown (the create call is idempotent), otherwise the purchase continues.
 */
export function beginReconciling(context: PurchaseContext, submission: Submission): Step {
  return reconcile(
    { ...context, submission, phase: "lookup", paid: false, processing: false },
    false,
  );
}

type Reconciliation = PurchaseContext &
  Pick<Reconciling, "submission" | "phase" | "paid" | "processing">;

function reconcile(reconciliation: Reconciliation, again: boolean): Step {
  const { submission, phase } = reconciliation;
  const call = startCall(
    reconciliation.seq,
    phase === "replay"
      ? { name: "buildOrder", payload: submission.payload }
      : { name: "orderDetail", payload: { order_num: submission.payload.order_num } },
    { again },
  );
  const { seq, pending, effect } = call;
  const { paid, processing } = reconciliation;
  return {
    state: {
      ...contextOf(reconciliation),
      name: "reconciling",
      seq,
      pending,
      submission,
      phase,
      paid,
      processing,
    },
    effects: [effect],
  };
}

export function stepReconciling(state: Reconciling, event: Event): Step {
  if (event.type === "loginEnded" && state.pending.login) {
    return event.loggedIn ? reconcile(state, true) : endQuietly(state);
  }
  if (event.type !== "answered" || !isAnswerTo(state.pending, event.seq)) return unchanged(state);
  const { result } = event;
  if (needsLogin(state.pending, result)) {
    return {
      state: { ...state, pending: { ...state.pending, login: true } },
      effects: PROMPT_LOGIN,
    };
  }
  // An API without the lookup call can still be sent the same create call again.
  if (state.phase === "lookup" && isMissingCall(result)) {
    return reconcile({ ...state, phase: "replay" }, false);
  }
  if (!result.ok && !isFinal(result)) return refused(state, result.msg, "check");
  return state.phase === "lookup" ? onLookup(state, result) : onReplay(state, result, event.now);
}

/** Whether the answer is final for the order; an expired session or a busy server is not. */
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

function onLookup(state: Reconciling, result: Result<unknown>): Step {
  const wire = result.ok ? objectOrNull(result.data) : null;
  const status = textOrNull(wire?.status);
  const paid = status !== null && PAID.has(status);
  if (status !== "pending" && !paid) return continueWithoutOrder(state);
  const processing = paid && objectOrNull(wire?.processing) !== null;
  return reconcile({ ...state, phase: "replay", paid, processing }, false);
}

function onReplay(state: Reconciling, result: Result<unknown>, now: number): Step {
  if (!result.ok) return continueWithoutOrder(state);
  const read = readOrderResult(result.data, state.submission);
  if (!read) return refused(state, "服务器返回的内容不完整，请稍后重试", "check");
  if (state.processing) return followCreated(state, read.order);
  return onOrderCreated(state, state.submission, read, { now, paid: state.paid });
}

/** The order exists and is paid, but not fulfilled. */
function followCreated({ seq, submission }: Reconciling, made: VisitorOrder): Step {
  const order: VisitorOrder = { ...made, status: "processing" };
  const next = beginResuming(seq, order);
  const effects: Effect[] = [
    { type: "dropSubmission", orderNum: submission.payload.order_num },
    { type: "saveOrderDraft", request: submission.request, draft: EMPTY_DRAFT },
    { type: "remember", order },
  ];
  return { ...next, effects: [...effects, ...next.effects] };
}

const NOT_MADE = "上次提交的订单没有成交，请重新确认";

/** Continues when there is no such order, or none that can still be paid. */
function continueWithoutOrder(state: Reconciling): Step {
  const orderNum = state.submission.payload.order_num;
  const next = beginLoadingTerms({ ...state, unconfirmed: null }, null);
  const effects: Effect[] = [
    { type: "dropSubmission", orderNum },
    { type: "toast", kind: "warning", text: NOT_MADE },
  ];
  return { ...next, effects: [...effects, ...next.effects] };
}
