import { guardPath } from "@/lib/addresses/path-guard";
import { type Event, type Step, unchanged, withState } from "../effects";
import { readPayStatus, type VisitorOrder } from "../orders/visitor-order";
import type { Resuming } from "../state";
import { EMPTY_DRAFT } from "../terms/order-draft";
import { PAY_WINDOW_S } from "../terms/times";
import { expire } from "./expire";
import { endQuietly } from "./purchase-context";
import { isOtherAccount, isUnknownOutcome, OTHER_ACCOUNT } from "./refusal";
import { isAnswerTo, needsLogin, PROMPT_LOGIN, startCall } from "./start-call";
import { beginFollowing } from "./step-following-order";
import { isPaid, openAwaitingPayment, openPaid, tabMessage } from "./step-opening";

const GONE = "这个订单已超时关闭，请重新下单";

/** Queries the status of a stored order before its QR code is shown (product §10.16). */
export function beginResuming(before: number, order: VisitorOrder, again = false): Step {
  const path = guardPath(order.payStatusApi);
  if (path === null) return forget(before, order, GONE);
  const { seq, pending, effect } = startCall(before, { name: "payStatus", path }, { again });
  return { state: { name: "resuming", seq, order, pending, note: null }, effects: [effect] };
}

export function stepResuming(state: Resuming, event: Event): Step {
  const { seq, order, pending, note } = state;
  if (event.type === "retry" && note !== null) return retry(state);
  if (event.type === "tabMessage" && isPaid(event, order)) return openPaid(seq, order);
  if (event.type === "loginEnded" && pending.login) {
    return event.loggedIn ? beginResuming(seq, order, true) : endQuietly(state);
  }
  if (event.type !== "answered" || note !== null || !isAnswerTo(pending, event.seq)) {
    return unchanged(state);
  }
  const { result } = event;
  if (needsLogin(pending, result)) {
    return { state: { ...state, pending: { ...pending, login: true } }, effects: PROMPT_LOGIN };
  }
  if (!result.ok) {
    if (isOtherAccount(result)) return withState({ ...state, note: OTHER_ACCOUNT });
    if (!isUnknownOutcome(result) && result.kind !== "expired")
      return forget(seq, order, result.msg);
    return { state: { ...state, note: result.msg }, effects: [] };
  }
  const read = readPayStatus(result.data);
  if (read?.outcome) {
    return beginFollowing(state, read.outcome, { now: event.now, hidden: false });
  }
  if (read?.status === 1) {
    return openPaid(seq, order, [{ type: "notifyTabs", message: tabMessage("paid", order) }]);
  }
  if (!read) return forget(seq, order, GONE);
  const seconds = read.countDown ?? PAY_WINDOW_S;
  if (read.status !== 0 || seconds <= 0) return expire(state, "unpaid");
  const deadline = event.now + seconds * 1000;
  const draft = EMPTY_DRAFT;
  return openAwaitingPayment(seq, order, {
    ...{ now: event.now, hidden: false, deadline },
    ...{ priceBefore: null, draft },
  });
}

/** Repeats the call after a network failure; an order of another account needs its buyer's login. */
function retry(state: Resuming): Step {
  if (state.note !== OTHER_ACCOUNT) return beginResuming(state.seq, state.order);
  const pending = { ...state.pending, login: true };
  return { state: { ...state, note: null, pending }, effects: PROMPT_LOGIN };
}

function forget(seq: number, order: VisitorOrder, text: string): Step {
  return {
    state: { name: "closed", seq },
    effects: [
      { type: "stop" },
      { type: "forget", orderNum: order.orderNum },
      { type: "notifyTabs", message: tabMessage("gone", order) },
      { type: "toast", kind: "warning", text },
    ],
  };
}
