import type { Result } from "@/lib/api/result";
import { type Effect, type Event, type Step, unchanged, withState } from "../effects";
import { readUnpaidOrders, type UnpaidOrder } from "../orders/read-order-list";
import type { TabMessage } from "../orders/tab-channel";
import type { Limited, PurchaseContext } from "../state";
import { contextOf, endQuietly } from "./purchase-context";
import { isAnswerTo, needsLogin, PROMPT_LOGIN, startCall } from "./start-call";
import { beginLoadingTerms } from "./step-loading-terms";
import { beginResuming } from "./step-resuming";

/** The server accepts no more unpaid orders: loads the open ones, so that one can be paid or canceled. */
export function beginLimited(context: PurchaseContext, text: string): Step {
  return readOrders({
    ...contextOf(context),
    ...{ name: "limited", text, orders: null, pending: null },
    ...{ cancelling: null, freed: false, note: null },
  });
}

export function stepLimited(state: Limited, event: Event): Step {
  switch (event.type) {
    case "answered":
      return isAnswerTo(state.pending, event.seq)
        ? answered(state, event.result)
        : unchanged(state);
    case "loginEnded":
      if (!state.pending?.login) return unchanged(state);
      return event.loggedIn ? callAgain(state) : endQuietly(state);
    case "tabMessage":
      return onTabMessage(state, event.message);
    case "retry":
      return state.pending || state.orders ? unchanged(state) : readOrders(state);
    case "cancelListed":
      return cancel(state, event.orderNum);
    case "resumeListed":
      return resume(state, event.orderNum);
    case "reconfirm":
      return state.freed && !state.pending ? beginLoadingTerms(state, null) : unchanged(state);
    default:
      return unchanged(state);
  }
}

function readOrders(state: Limited, again = false): Step {
  const call = startCall(
    state.seq,
    { name: "orderList", payload: { state: "pending" } },
    { again },
  );
  return {
    state: { ...state, seq: call.seq, pending: call.pending, note: null },
    effects: [call.effect],
  };
}

function cancel(state: Limited, orderNum: string, again = false): Step {
  const isListed = state.orders?.some((order) => order.orderNum === orderNum) ?? false;
  if ((state.pending && !again) || !isListed) return unchanged(state);
  const payload = { order_num: orderNum };
  const call = startCall(state.seq, { name: "orderCancel", payload }, { again });
  return {
    state: { ...state, seq: call.seq, pending: call.pending, cancelling: orderNum, note: null },
    effects: [call.effect],
  };
}

const callAgain = (state: Limited): Step =>
  state.cancelling === null ? readOrders(state, true) : cancel(state, state.cancelling, true);

function resume(state: Limited, orderNum: string): Step {
  const payable = state.orders?.find((order) => order.orderNum === orderNum)?.payable;
  if (!payable || state.pending) return unchanged(state);
  const next = beginResuming(state.seq, payable.order);
  const remember: Effect = { type: "remember", order: payable.order, seconds: payable.seconds };
  return { ...next, effects: [remember, ...next.effects] };
}

function answered(state: Limited, result: Result<unknown>): Step {
  const { pending, cancelling } = state;
  if (pending && needsLogin(pending, result)) {
    return { state: { ...state, pending: { ...pending, login: true } }, effects: PROMPT_LOGIN };
  }
  const idle: Limited = { ...state, pending: null, cancelling: null };
  if (!result.ok) return withState({ ...idle, note: result.msg });
  if (cancelling !== null) return cancelled(idle, cancelling);
  const orders = readUnpaidOrders(result.data);
  if (!orders) return withState({ ...idle, note: "服务器返回的内容不完整，请稍后重试" });
  // None left: they were paid or expired after the refusal.
  return withState({ ...idle, orders, freed: state.freed || orders.length === 0 });
}

function cancelled(state: Limited, orderNum: string): Step {
  const order = state.orders?.find((listed) => listed.orderNum === orderNum);
  const goodsId = order?.goodsId ?? 0;
  return {
    state: without(state, orderNum),
    effects: [
      { type: "forget", orderNum },
      { type: "notifyTabs", message: { kind: "gone", goodsId, orderNum } },
      { type: "toast", kind: "success", text: "订单已取消" },
    ],
  };
}

/** An order that was paid or closed in another window no longer counts. */
function onTabMessage(state: Limited, message: TabMessage): Step {
  if (message.kind !== "paid" && message.kind !== "gone") return unchanged(state);
  const isListed = state.orders?.some(({ orderNum }) => orderNum === message.orderNum) ?? false;
  const isBusy = state.cancelling === message.orderNum;
  return isListed && !isBusy ? withState(without(state, message.orderNum)) : unchanged(state);
}

function without(state: Limited, orderNum: string): Limited {
  const others = (list: readonly UnpaidOrder[] | null) =>
    list?.filter((order) => order.orderNum !== orderNum) ?? null;
  const own = state.own?.orderNum === orderNum ? null : state.own;
  return { ...state, own, orders: others(state.orders), freed: true };
}
