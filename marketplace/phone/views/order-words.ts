import type { CallAnswer } from "../../../contract/calls";

export type OrderStatus = CallAnswer<"orderDetail">["status"];

type RentalState = NonNullable<CallAnswer<"orderDetail">["rental"]>["state"];

/** The same of a rent that has begun. */
export const RENTAL_WORDS: Record<RentalState, string> = {
  running: "租用中",
  returned: "已归还",
  over: "已到期",
};

/** An order's state as its buyer reads it (design §3 Order). */
export const STATUS_WORDS: Record<OrderStatus, string> = {
  pending: "待付款",
  grouping: "待成团",
  paid: "待领取",
  collected: "已领取",
  expired: "已关闭",
  cancelled: "已取消",
  refund_due: "退款中",
  refunded: "已退款",
};
