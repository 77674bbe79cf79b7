import { type Effect, type Event, type Step, unchanged } from "../effects";
import type { Submission } from "../orders/submission";
import type { VisitorOrder } from "../orders/visitor-order";
import type { AwaitingPayment, Opening, PurchaseContext } from "../state";
import { secondsLeft, untilNextSecond } from "../terms/countdown";
import { EMPTY_DRAFT } from "../terms/order-draft";
import { AFTER_CONFIRM_MS, AFTER_PAID_MS, POLL_MS } from "../terms/times";

/** The create call succeeded: the confirm dialog closes, and the next one opens after 500 ms (product §4). */
export function onOrderCreated(
  { seq, draft }: Pick<PurchaseContext, "seq" | "draft">,
  { payload, shownFen, request }: Submission,
  { order, countDown }: { order: VisitorOrder; countDown: number },
  { now, paid = false }: { now: number; paid?: boolean },
): Step {
  const done = paid || payload.pay_type === 0 || order.qrcode === "";
  const remembered: VisitorOrder = done ? { ...order, status: "paid" } : order;
  return {
    state: done
      ? { name: "opening", seq, order: remembered, next: "paid" }
      : {
          name: "opening",
          seq,
          order,
          next: "awaitingPayment",
          deadline: now + countDown * 1000,
          shownFen,
          draft,
        },
    effects: [
      { type: "stop" },
      { type: "dropSubmission", orderNum: payload.order_num },
      { type: "saveOrderDraft", request, draft: EMPTY_DRAFT },
      { type: "remember", order: remembered, seconds: countDown },
      { type: "notifyTabs", message: tabMessage(done ? "paid" : "waiting", remembered) },
      { type: "timer", timer: "delay", ms: AFTER_CONFIRM_MS },
    ],
  };
}

/** Paid: stops all timers, shows a toast, closes the scan dialog, and opens the last one after 300 ms (product §4). */
export function openPaid(seq: number, order: VisitorOrder, more: readonly Effect[] = []): Step {
  const paid: VisitorOrder = { ...order, status: "paid" };
  return {
    state: { name: "opening", seq, order: paid, next: "paid" },
    effects: [
      { type: "stop" },
      { type: "toast", kind: "success", text: "支付成功" },
      { type: "remember", order: paid },
      ...more,
      { type: "timer", timer: "delay", ms: AFTER_PAID_MS },
    ],
  };
}

export function stepOpening(state: Opening, event: Event): Step {
  const { seq, order } = state;
  if (event.type === "timer" && event.timer === "delay") {
    if (state.next === "paid") return { state: { name: "paid", seq, order }, effects: [] };
    const before = state.shownFen === order.priceFen ? null : state.shownFen;
    const { deadline, draft } = state;
    return openAwaitingPayment(seq, order, { ...event, deadline, priceBefore: before, draft });
  }
  if (event.type === "tabMessage" && state.next === "awaitingPayment" && isPaid(event, order)) {
    return openPaid(seq, order);
  }
  return unchanged(state);
}

/** Shows the QR code and starts the countdown; the first poll is due after one interval. */
export function openAwaitingPayment(
  seq: number,
  order: VisitorOrder,
  at: Pick<AwaitingPayment, "hidden" | "deadline" | "priceBefore" | "draft"> & { now: number },
): Step & { state: AwaitingPayment } {
  const { now, hidden, deadline, priceBefore, draft } = at;
  const scan: AwaitingPayment = {
    ...{ name: "awaitingPayment", seq, order, draft, priceBefore, deadline, hidden },
    remaining: secondsLeft(deadline, now),
    poll: null,
    polledAt: now,
    failures: 0,
    claimed: false,
    last: false,
    note: null,
  };
  const effects: readonly Effect[] = [
    { type: "timer", timer: "tick", ms: untilNextSecond(deadline, now) },
    { type: "timer", timer: "poll", ms: POLL_MS },
  ];
  return { state: scan, effects: hidden ? [] : effects };
}

/** Whether another window reports that this order is paid. */
export function isPaid(event: Event, order: VisitorOrder): boolean {
  if (event.type !== "tabMessage") return false;
  return event.message.kind === "paid" && event.message.orderNum === order.orderNum;
}

export function tabMessage(kind: "waiting" | "paid" | "gone", order: VisitorOrder) {
  return { kind, goodsId: order.request.goodsId, orderNum: order.orderNum };
}
