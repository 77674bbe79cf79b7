import { AFTER_SALE_STATE_LABELS } from "@storefront/contract/after-sale-labels";
import { type AfterSaleState, isOpenAfterSale } from "@storefront/contract/after-sale-rules";
import { ORDER_STATES, type OrderState } from "@storefront/contract/order-list";

/** Labels of the order states; the order list can be filtered by each (product §12). */
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

/**
 * @param isProcessing whether the order is paid and still being fulfilled
 * @returns the state label on an order's card; during an open after-sale, whose turn it is
 */
export const stateNameOf = (
  state: OrderState,
  afterSale: AfterSaleState | null,
  isProcessing = false,
): string => {
  if (afterSale !== null && isOpenAfterSale(afterSale)) {
    return `退款：${AFTER_SALE_STATE_LABELS[afterSale]}`;
  }
  return isProcessing ? "已付款，正在处理" : STATE_NAMES[state];
};

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
