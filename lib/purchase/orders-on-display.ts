import type { State } from "./state";

/** Orders whose dialog is open in this window: they need no offer to be reopened. */
const onDisplay = new Set<string>();
const listeners = new Set<() => void>();

export function isOnDisplay(orderNum: string): boolean {
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

/** @returns a function for when the dialog closes */
export function display(orderNum: string): () => void {
  onDisplay.add(orderNum);
  tell();
  return () => {
    onDisplay.delete(orderNum);
    tell();
  };
}

/** @returns a function that ends the listening */
export function onDisplayChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}
