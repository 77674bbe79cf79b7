import { guardPath } from "@/lib/addresses/path-guard";
import { type Event, type Step, unchanged, withState } from "../effects";
import { readPayStatus } from "../orders/visitor-order";
import type { Expired } from "../state";
import { POLL_TIMEOUT_MS } from "../terms/times";
import { orderAgain } from "./order-again";
import { isOtherAccount, OTHER_ACCOUNT } from "./refusal";
import { isAnswerTo, needsLogin, PROMPT_LOGIN, startCall } from "./start-call";
import { beginFollowing } from "./step-following-order";
import { isPaid, openPaid, tabMessage } from "./step-opening";

const UNPAID = "还没有查到付款。如果刚刚付款，请稍等片刻再查询。";

/** A payment after 0 still counts (product §10.15): the buyer can check again, and another window may report it. */
export function stepExpired(state: Expired, event: Event): Step {
  const { seq, order, check } = state;
  switch (event.type) {
    case "tabMessage":
      return isPaid(event, order) ? openPaid(seq, order) : unchanged(state);
    case "orderAgain":
      return orderAgain(state);
    case "checkAgain":
      return check ? unchanged(state) : lookUp(state, false);
    case "loginEnded":
      if (!check?.login) return unchanged(state);
      return event.loggedIn ? lookUp(state, true) : withState({ ...state, check: null });
    case "answered":
      return isAnswerTo(check, event.seq) ? answered(state, event) : unchanged(state);
    default:
      return unchanged(state);
  }
}

function lookUp(state: Expired, again: boolean): Step {
  const path = guardPath(state.order.payStatusApi);
  if (path === null) return withState({ ...state, note: PATH_REFUSED });
  const call = startCall(
    state.seq,
    { name: "payStatus", path },
    { again, timeoutMs: POLL_TIMEOUT_MS },
  );
  return {
    state: { ...state, seq: call.seq, check: call.pending, note: null },
    effects: [call.effect],
  };
}

function answered(state: Expired, { result, now }: Extract<Event, { type: "answered" }>): Step {
  const { seq, order, check } = state;
  if (check && needsLogin(check, result)) {
    return { state: { ...state, check: { ...check, login: true } }, effects: PROMPT_LOGIN };
  }
  const read = result.ok ? readPayStatus(result.data) : null;
  if (read?.outcome) return beginFollowing(state, read.outcome, { now, hidden: false });
  if (read?.status === 1) {
    return openPaid(seq, order, [{ type: "notifyTabs", message: tabMessage("paid", order) }]);
  }
  const failed = !result.ok && (isOtherAccount(result) ? OTHER_ACCOUNT : result.msg);
  return withState({ ...state, check: null, note: failed || UNPAID });
}

/** Shown when the path guard refuses a path from the server. */
export const PATH_REFUSED =
  "支付结果的查询地址不正确，页面不会自动确认。付款后请在手机上查看订单。";
