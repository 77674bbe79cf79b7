import type { Result } from "@/lib/api/result";
import { endQuietly } from "./buying";
import { objectOf, textOf } from "./decode-strict";
import { type Effect, type Event, type Step, stay } from "./effects";
import { ASK_LOGIN, begin, isAnswerTo, needsLogin } from "./pending";
import type { Switching } from "./state";
import { beginConfirming } from "./step-confirming";
import { isPaid, openScan, openSuccess, tabMessage } from "./step-opening";

/**
 * The buyer wants to pay in another way. An order is paid through the channel that it was made with, so it is cancelled
 * first and ordered anew: money that still reaches the cancelled one goes back, nobody pays twice.
 */
export function beginSwitching(
  { seq, order, typed, deadline }: Pick<Switching, "seq" | "order" | "typed" | "deadline">,
  again = false,
): Step {
  const payload = { order_num: order.orderNum };
  const call = begin(seq, { name: "orderCancel", payload }, { again });
  return {
    state: { name: "switching", seq: call.seq, order, typed, deadline, pending: call.pending },
    effects: [{ type: "stop" }, call.effect],
  };
}

export function stepSwitching(state: Switching, event: Event): Step {
  const { pending, seq, order } = state;
  if (isPaid(event, order)) return openSuccess(seq, order);
  if (event.type === "loginEnded" && pending.login) {
    return event.loggedIn ? beginSwitching(state, true) : endQuietly(state);
  }
  if (event.type !== "answered" || !isAnswerTo(pending, event.seq)) return stay(state);
  if (needsLogin(pending, event.result)) {
    return { state: { ...state, pending: { ...pending, login: true } }, effects: ASK_LOGIN };
  }
  return isGone(event.result) ? orderAnew(state) : goBack(state, event.now);
}

/** @returns whether the order can no longer be paid here: not when that is not known, or it was paid meanwhile */
function isGone(result: Result<unknown>): boolean {
  const state = result.ok ? textOf(objectOf(result.data)?.state) : null;
  return state === "cancelled" || state === "expired";
}

function orderAnew({ seq, order, typed }: Switching): Step {
  const { request } = order;
  const next = beginConfirming({ seq, request, typed, unsettled: null, own: null }, order.priceFen);
  const effects: Effect[] = [
    { type: "forget", orderNum: order.orderNum },
    { type: "saveOrderDraft", request, typed },
    { type: "tell", message: tabMessage("gone", order) },
  ];
  return { ...next, effects: [...effects, ...next.effects] };
}

/** The order stands as it was: its QR code is shown again, and its status is asked for at once. */
function goBack(state: Switching, now: number): Step {
  const { seq, order, typed, deadline } = state;
  const at = { now, hidden: false, deadline, priceBefore: null, typed };
  const { state: scan, effects } = openScan(seq, order, at);
  return {
    state: { ...scan, note: "unswitched" },
    effects: [...effects, { type: "timer", timer: "poll", ms: 0 }],
  };
}
