import { AFTER_SALE_STATE_LABELS } from "@/contract/after-sale-labels";
import { type AfterSaleState, isOpenAfterSale } from "@/contract/after-sale-rules";
import { ORDER_STATES, type OrderState } from "@/contract/order-list";

/** How the states of an order are called; the list can be narrowed to each (product §12). */
export const STATE_NAMES: Readonly<Record<OrderState, string>> = {
  pending: "待支付",
  grouping: "拼团中",
  paid: "已支付",
  collected: "已领取",
  delivering: "交付中",
  delivered: "待确认收货",
  completed: "已完成",
  refunding: "退款中",
  refunded: "已退款",
  expired: "已超时",
  cancelled: "已取消",
};

/** @returns how an order's card names its state; while a refund is requested, who is to act */
export const stateNameOf = (state: OrderState, afterSale: AfterSaleState | null): string =>
  afterSale !== null && isOpenAfterSale(afterSale)
    ? `退款：${AFTER_SALE_STATE_LABELS[afterSale]}`
    : STATE_NAMES[state];

/** @returns null for a state that this page does not know */
export function orderStateOf(value: unknown): OrderState | null {
  return ORDER_STATES.find((state) => state === value) ?? null;
}

/** How a state looks: what waits for the buyer stands out, what is over steps back. */
export function toneOf(state: OrderState): "act" | "run" | "over" {
  if (state === "pending" || state === "delivered") return "act";
  const isOver = ["refunded", "expired", "cancelled"].includes(state);
  return isOver ? "over" : "run";
}
