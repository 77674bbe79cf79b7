import { secondsLeft, untilNextSecond } from "./countdown";
import { type Effect, type Event, type Step, stay } from "./effects";
import type { OpenOrder } from "./open-order";
import { EMPTY_DRAFT } from "./order-draft";
import type { Buying, Opening, Scan } from "./state";
import type { Submission } from "./submission";
import { AFTER_CONFIRM_MS, AFTER_PAID_MS, POLL_MS } from "./times";

/** The create call has been answered: the confirm dialog closes, the next one opens after 500 ms (product §4). */
export function orderMade(
  { seq, typed }: Pick<Buying, "seq" | "typed">,
  { payload, shownFen, request }: Submission,
  { order, countDown }: { order: OpenOrder; countDown: number },
  { now, paid = false }: { now: number; paid?: boolean },
): Step {
  const done = paid || payload.pay_type === 0 || order.qrcode === "";
  const kept: OpenOrder = done ? { ...order, status: "paid" } : order;
  return {
    state: done
      ? { name: "opening", seq, order: kept, next: "success" }
      : {
          name: "opening",
          seq,
          order,
          next: "scan",
          deadline: now + countDown * 1000,
          shownFen,
          typed,
        },
    effects: [
      { type: "stop" },
      { type: "dropSubmission", orderNum: payload.order_num },
      { type: "saveOrderDraft", request, typed: EMPTY_DRAFT },
      { type: "remember", order: kept, seconds: countDown },
      { type: "tell", message: tabMessage(done ? "paid" : "waiting", kept) },
      { type: "timer", timer: "delay", ms: AFTER_CONFIRM_MS },
    ],
  };
}

/** Paid: all timers stop, the buyer is told, the scan dialog closes, the last one opens after 300 ms (product §4). */
export function openSuccess(seq: number, order: OpenOrder, more: readonly Effect[] = []): Step {
  const paid: OpenOrder = { ...order, status: "paid" };
  return {
    state: { name: "opening", seq, order: paid, next: "success" },
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
    if (state.next === "success") return { state: { name: "success", seq, order }, effects: [] };
    const before = state.shownFen === order.priceFen ? null : state.shownFen;
    const { deadline, typed } = state;
    return openScan(seq, order, { ...event, deadline, priceBefore: before, typed });
  }
  if (event.type === "told" && state.next === "scan" && isPaid(event, order)) {
    return openSuccess(seq, order);
  }
  return stay(state);
}

/** The QR code is shown, the countdown runs, the first poll is due after one interval. */
export function openScan(
  seq: number,
  order: OpenOrder,
  at: Pick<Scan, "hidden" | "deadline" | "priceBefore" | "typed"> & { now: number },
): Step & { state: Scan } {
  const { now, hidden, deadline, priceBefore, typed } = at;
  const scan: Scan = {
    ...{ name: "scan", seq, order, typed, priceBefore, deadline, hidden },
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

/** @returns whether another window says that this very order is paid */
export function isPaid(event: Event, order: OpenOrder): boolean {
  if (event.type !== "told") return false;
  return event.message.kind === "paid" && event.message.orderNum === order.orderNum;
}

export function tabMessage(kind: "waiting" | "paid" | "gone", order: OpenOrder) {
  return { kind, goodsId: order.request.goodsId, orderNum: order.orderNum };
}
