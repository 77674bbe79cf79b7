import type { Result } from "@/lib/api/result";
import { objectOrNull, textOrNull } from "@/lib/decode/strict";
import { type Effect, type Event, type Step, unchanged } from "../effects";
import type { SwitchingChannel } from "../state";
import { endQuietly } from "./purchase-context";
import { isAnswerTo, needsLogin, PROMPT_LOGIN, startCall } from "./start-call";
import { beginLoadingTerms } from "./step-loading-terms";
import { isPaid, openAwaitingPayment, openPaid, tabMessage } from "./step-opening";

/**
 * Switches the payment channel. An order is bound to the channel of its creation, so the step cancels it and orders
 * again. A payment that still reaches the canceled order is refunded, so the buyer never pays twice.
 */
export function beginSwitchingChannel(
  { seq, order, draft, deadline }: Pick<SwitchingChannel, "seq" | "order" | "draft" | "deadline">,
  again = false,
): Step {
  const payload = { order_num: order.orderNum };
  const call = startCall(seq, { name: "orderCancel", payload }, { again });
  return {
    state: {
      name: "switchingChannel",
      seq: call.seq,
      order,
      draft,
      deadline,
      pending: call.pending,
    },
    effects: [{ type: "stop" }, call.effect],
  };
}

export function stepSwitchingChannel(state: SwitchingChannel, event: Event): Step {
  const { pending, seq, order } = state;
  if (isPaid(event, order)) return openPaid(seq, order);
  if (event.type === "loginEnded" && pending.login) {
    return event.loggedIn ? beginSwitchingChannel(state, true) : endQuietly(state);
  }
  if (event.type !== "answered" || !isAnswerTo(pending, event.seq)) return unchanged(state);
  if (needsLogin(pending, event.result)) {
    return { state: { ...state, pending: { ...pending, login: true } }, effects: PROMPT_LOGIN };
  }
  return isGone(event.result) ? orderAgain(state) : returnToPayment(state, event.now);
}

/** Whether the order can no longer be paid; false when unknown, or when it was paid meanwhile. */
function isGone(result: Result<unknown>): boolean {
  const state = result.ok ? textOrNull(objectOrNull(result.data)?.state) : null;
  return state === "cancelled" || state === "expired";
}

function orderAgain({ seq, order, draft }: SwitchingChannel): Step {
  const { request } = order;
  const next = beginLoadingTerms(
    { seq, request, draft, unconfirmed: null, own: null },
    order.priceFen,
  );
  const effects: Effect[] = [
    { type: "forget", orderNum: order.orderNum },
    { type: "saveOrderDraft", request, draft },
    { type: "notifyTabs", message: tabMessage("gone", order) },
  ];
  return { ...next, effects: [...effects, ...next.effects] };
}

/** Shows the QR code of the unchanged order again, and polls its status at once. */
function returnToPayment(state: SwitchingChannel, now: number): Step {
  const { seq, order, draft, deadline } = state;
  const at = { now, hidden: false, deadline, priceBefore: null, draft };
  const { state: scan, effects } = openAwaitingPayment(seq, order, at);
  return {
    state: { ...scan, note: "unswitched" },
    effects: [...effects, { type: "timer", timer: "poll", ms: 0 }],
  };
}
