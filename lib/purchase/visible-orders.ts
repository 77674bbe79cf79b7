import { createStore } from "@/lib/store";
import type { State } from "./state";

/** Orders that this window shows, with the number of places: they need no offer to resume. */
const visibleCounts = createStore<ReadonlyMap<string, number>>(new Map());

export function isVisible(orderNum: string): boolean {
  return visibleCounts.get().has(orderNum);
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

export const onVisibleChange = visibleCounts.subscribe;

function count(orderNum: string, step: 1 | -1): void {
  const counts = new Map(visibleCounts.get());
  const places = (counts.get(orderNum) ?? 0) + step;
  if (places > 0) counts.set(orderNum, places);
  else counts.delete(orderNum);
  visibleCounts.set(counts);
}
