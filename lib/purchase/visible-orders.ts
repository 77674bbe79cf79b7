import { createListeners } from "@/lib/listeners";
import type { State } from "./state";

/** Orders that this window shows already, and in how many places: they need no offer to be reopened. */
const onDisplay = new Map<string, number>();
const listeners = createListeners();

export function isVisible(orderNum: string): boolean {
  return onDisplay.has(orderNum);
}

/** @returns the number of the order, made or on its way, that a purchase shows; null when it shows none */
export function orderShown(state: State): string | null {
  if ("order" in state) return state.order.orderNum;
  if (state.name === "settling") return state.submission.payload.order_num;
  if (state.name === "confirm" && "submission" in state.submit) {
    return state.submit.submission.payload.order_num;
  }
  return "unsettled" in state ? (state.unsettled?.payload.order_num ?? null) : null;
}

/** @returns a function for when it is shown no more */
export function display(orderNum: string): () => void {
  count(orderNum, 1);
  return () => count(orderNum, -1);
}

/** @returns a function that ends the listening */
export function onVisibleChange(listener: () => void): () => void {
  return listeners.subscribe(listener);
}

function count(orderNum: string, step: 1 | -1): void {
  const places = (onDisplay.get(orderNum) ?? 0) + step;
  if (places > 0) onDisplay.set(orderNum, places);
  else onDisplay.delete(orderNum);
  notify();
}

function notify(): void {
  listeners.notify();
}
