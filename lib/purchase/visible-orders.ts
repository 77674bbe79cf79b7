import { createListeners } from "@/lib/listeners";
import type { State } from "./state";

/** Orders that this window shows, with the number of places: they need no offer to resume. */
const visibleCounts = new Map<string, number>();
const listeners = createListeners();

export function isVisible(orderNum: string): boolean {
  return visibleCounts.has(orderNum);
}

/** @returns the number of the existing or submitted order that a purchase shows; null when it shows none */
export function visibleOrderNum(state: State): string | null {
  if ("order" in state) return state.order.orderNum;
  if (state.name === "reconciling") return state.submission.payload.order_num;
  if (state.name === "editing" && "submission" in state.submit) {
    return state.submit.submission.payload.order_num;
  }
  return "unconfirmed" in state ? (state.unconfirmed?.payload.order_num ?? null) : null;
}

/** @returns a function to call when the order is no longer shown */
export function markVisible(orderNum: string): () => void {
  count(orderNum, 1);
  return () => count(orderNum, -1);
}

/** @returns an unsubscribe function */
export function onVisibleChange(listener: () => void): () => void {
  return listeners.subscribe(listener);
}

function count(orderNum: string, step: 1 | -1): void {
  const places = (visibleCounts.get(orderNum) ?? 0) + step;
  if (places > 0) visibleCounts.set(orderNum, places);
  else visibleCounts.delete(orderNum);
  notify();
}

function notify(): void {
  listeners.notify();
}
