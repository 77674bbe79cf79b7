import { ORDER_STATES, type OrderState } from "@storefront/contract/orders/order-list";

/** @returns null for an unknown state */
export function orderStateOf(value: unknown): OrderState | null {
  return ORDER_STATES.find((state) => state === value) ?? null;
}

/** Visual tone of a state: prominent while the buyer has to act, muted once the order is over. */
export function toneOf(state: OrderState): "act" | "run" | "over" {
  if (state === "pending" || state === "delivered") return "act";
  const isOver = ["refunded", "expired", "cancelled"].includes(state);
  return isOver ? "over" : "run";
}
