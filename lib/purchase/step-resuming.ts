import { guardPath } from "@/lib/api/path-guard";
import { endQuietly } from "./buying";
import { type Event, type Step, stay } from "./effects";
import { type OpenOrder, readPayStatus } from "./open-order";
import { EMPTY_DRAFT } from "./order-draft";
import { ASK_LOGIN, begin, isAnswerTo, needsLogin } from "./pending";
import { isOtherAccount, isUnknownOutcome, OTHER_ACCOUNT } from "./refusal";
import type { Resuming } from "./state";
import { isPaid, openScan, openSuccess, tabMessage } from "./step-opening";
import { endOf, timeOut } from "./step-timed-out";
import { PAY_WINDOW_S } from "./times";

const GONE = "这个订单已超时关闭，请重新下单";

/** Reads the state of an order found again before its QR code is shown (product §10.16). */
export function beginResuming(before: number, order: OpenOrder, again = false): Step {
  const path = guardPath(order.payStatusApi);
  if (path === null) return forget(before, order, GONE);
  const { seq, pending, effect } = begin(before, { name: "payStatus", path }, { again });
  return { state: { name: "resuming", seq, order, pending, note: null }, effects: [effect] };
}

export function stepResuming(state: Resuming, event: Event): Step {
  const { seq, order, pending, note } = state;
  if (event.type === "retry" && note !== null) return retry(state);
  if (event.type === "told" && isPaid(event, order)) return openSuccess(seq, order);
  if (event.type === "loginEnded" && pending.login) {
    return event.loggedIn ? beginResuming(seq, order, true) : endQuietly(state);
  }
  if (event.type !== "answered" || note !== null || !isAnswerTo(pending, event.seq)) {
    return stay(state);
  }
  const { result } = event;
  if (needsLogin(pending, result)) {
    return { state: { ...state, pending: { ...pending, login: true } }, effects: ASK_LOGIN };
  }
  if (!result.ok) {
    if (isOtherAccount(result)) return stay({ ...state, note: OTHER_ACCOUNT });
    if (!isUnknownOutcome(result) && result.kind !== "expired")
      return forget(seq, order, result.msg);
    return { state: { ...state, note: result.msg }, effects: [] };
  }
  const read = readPayStatus(result.data);
  if (read?.status === 1) {
    return openSuccess(seq, order, [{ type: "tell", message: tabMessage("paid", order) }]);
  }
  if (!read) return forget(seq, order, GONE);
  const seconds = read.countDown ?? PAY_WINDOW_S;
  if (read.status !== 0 || seconds <= 0) return timeOut(state, endOf(read.status));
  const deadline = event.now + seconds * 1000;
  const typed = EMPTY_DRAFT;
  return openScan(seq, order, {
    ...{ now: event.now, hidden: false, deadline },
    ...{ priceBefore: null, typed },
  });
}

/** Asking the server again helps after trouble on the way; an order of another account needs its buyer's login. */
function retry(state: Resuming): Step {
  if (state.note !== OTHER_ACCOUNT) return beginResuming(state.seq, state.order);
  const pending = { ...state.pending, login: true };
  return { state: { ...state, note: null, pending }, effects: ASK_LOGIN };
}

function forget(seq: number, order: OpenOrder, text: string): Step {
  return {
    state: { name: "closed", seq },
    effects: [
      { type: "stop" },
      { type: "forget", orderNum: order.orderNum },
      { type: "tell", message: tabMessage("gone", order) },
      { type: "toast", kind: "warning", text },
    ],
  };
}
