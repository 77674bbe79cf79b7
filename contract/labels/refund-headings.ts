import { GROUP_LIFE_H } from "../orders/group-terms";
import type { OrderRefund, REFUND_REASONS } from "../refunds/order-refund";
import { GROUP_WORDS, ORDER_WORDS } from "./state-words";

/** Headings of a refunded or canceled order, on phone and desktop. */

type RefundReason = (typeof REFUND_REASONS)[number];

interface RefundHeading {
  /** While the money is on its way. */
  due: string;
  /** Title and text once it has arrived. */
  title: string;
  done: string;
}

/** Headings while a refund is due and after it, by its reason. */
const BY_REASON: Record<RefundReason, RefundHeading> = {
  too_late: {
    due: "付款到达时订单已经关闭且没有库存，款项会原路退回，请留意到账通知。",
    title: ORDER_WORDS.refunded,
    done: "款项已原路全额退回付款账户。",
  },
  no_group: {
    due: `${GROUP_LIFE_H} 小时内没有凑满两人，款项正在原路退回。`,
    title: `${GROUP_WORDS.over}，${ORDER_WORDS.refunded}`,
    done: `${GROUP_LIFE_H} 小时内没有凑满两人，款项已原路全额退回。`,
  },
  not_fulfilled: {
    due: "款项正在原路退回。",
    title: ORDER_WORDS.refunded,
    done: "付款后订单没有处理成功，款项已全额退回。",
  },
  not_delivered: {
    due: "卖家没有在时限内交付，订单已取消，款项正在原路退回。",
    title: `${ORDER_WORDS.refunded}，卖家未交付`,
    done: "卖家没有在时限内交付，订单已取消，款项已全额退回。",
  },
  no_reason: {
    due: "已按你的申请取消订单，款项正在原路退回。",
    title: ORDER_WORDS.refunded,
    done: "已按你的申请取消订单，款项已全额退回。",
  },
  after_sale: {
    due: "退款申请已通过，款项正在退回。",
    title: ORDER_WORDS.refunded,
    done: "退款申请已通过，款项已经退回。",
  },
};

/** The same when an operator undid the order without a request of its buyer. */
const BY_PLATFORM = {
  due: "平台已取消订单，款项正在原路退回。",
  title: `${ORDER_WORDS.refunded}，由平台取消`,
  done: "平台已取消订单，款项已原路退回。",
};

/**
 * @param reason null: not known
 * @param causes of the order's refunds
 */
export function refundHeading(
  reason: RefundReason | null,
  causes: readonly OrderRefund["cause"][],
): RefundHeading {
  const isByPlatform = causes.includes("operator") || causes.includes("cancelled");
  return isByPlatform ? BY_PLATFORM : BY_REASON[reason ?? "too_late"];
}
