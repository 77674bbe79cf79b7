import type { CallAnswer } from "../../../contract/calls";

export type BoostStatus = CallAnswer<"boostOrder">["status"];

/** A boost order's state as its buyer reads it. */
export const BOOST_WORDS: Record<BoostStatus, string> = {
  pending: "待付款",
  expired: "已关闭",
  cancelled: "已取消",
  waiting: "待接单",
  accepted: "代练中",
  done: "已完成",
  refund_due: "退款中",
  refunded: "已退款",
};
