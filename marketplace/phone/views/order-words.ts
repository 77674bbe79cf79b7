import type { CallAnswer } from "../../../contract/calls";

export type OrderStatus = CallAnswer<"orderDetail">["status"];

/** An order's state as its buyer reads it (design §3 Order). */
export const STATUS_WORDS: Record<OrderStatus, string> = {
  pending: "待付款",
  paid: "待领取",
  collected: "已领取",
  expired: "已关闭",
  refund_due: "退款中",
};
