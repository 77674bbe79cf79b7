import type { OrderRefund } from "../refunds/order-refund";

/** Texts for buyers about refunds. */

export const REFUND_CAUSE_LABELS: Readonly<Record<OrderRefund["cause"], string>> = {
  too_late: "付款到达时订单已关闭",
  no_group: "没有凑满两人",
  not_delivered: "卖家没有在时限内交付",
  not_fulfilled: "付款后没有处理成功",
  no_reason: "无理由退款",
  after_sale: "售后退款",
  deposit: "押金退回",
  part: "部分退款",
  operator: "平台退款",
  cancelled: "平台取消订单",
  found: "与订单不符的付款",
  surplus: "重复或与订单不符的付款",
};

/** Where the money goes, after 退回. */
const PLACES: Readonly<Record<OrderRefund["way"], string>> = {
  alipay: "支付宝付款账户",
  wxpay: "微信支付的零钱或银行卡",
  ggpay: "账户余额",
};

/** @returns where a refund goes, and whether it is there: "已退回支付宝付款账户" */
export const refundStep = ({ state, way }: Pick<OrderRefund, "state" | "way">): string =>
  `${state === "refunded" ? "已" : "正在"}退回${PLACES[way]}`;

/**
 * The promise to the buyer of a paid order that is not fulfilled yet.
 * @param deadline formatted
 */
export const processingPromise = (deadline: string): string =>
  `到 ${deadline} 还没有完成，会原路全额退款。`;
