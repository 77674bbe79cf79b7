import type { CallAnswer } from "@storefront/contract/calls";
import { DEPOSIT_PROMISE } from "@storefront/contract/labels/deposit-labels";
import { refundHeading } from "@storefront/contract/labels/refund-headings";
import { processingPromise } from "@storefront/contract/labels/refund-labels";
import {
  AFTER_SALE_WORDS,
  CHECKING_WORD,
  ORDER_WORDS,
  PROCESSING_WORD,
  RENTAL_WORDS,
} from "@storefront/contract/labels/state-words";
import { NO_GROUP_REFUND } from "@storefront/contract/listing/refund-terms";
import { AUTOMATIC_DELIVERY } from "@storefront/contract/listing/trade";
import { OPEN_AFTER_SALE_STATES } from "@storefront/contract/refunds/after-sale-rules";
import type { Mood } from "@storefront/html/parts/flash";
import type { IconName } from "@storefront/html/parts/icon";

type Order = CallAnswer<"orderDetail">;
type OrderStatus = Order["status"];
type OpenAfterSaleState = (typeof OPEN_AFTER_SALE_STATES)[number];

/** Heading of an order's page. */
export interface OrderState {
  icon: IconName;
  mood: Mood;
  title: string;
  text: string;
}

/** What a paid order will bring, by delivery, in a sentence. */
const COMING = {
  automatic: "卡密会出现在这里",
  rent: "上号码会出现在这里",
  manual: "卖家会与你交接",
} as const;

function comingOf({ rent_hours, delivery_type }: Order): string {
  if (delivery_type !== AUTOMATIC_DELIVERY) return COMING.manual;
  return rent_hours > 0 ? COMING.rent : COMING.automatic;
}

const UNPAID_STATES = {
  expired: {
    icon: "clock",
    mood: "quiet",
    title: ORDER_WORDS.expired,
    text: "没有在时限内付款，库存与优惠券已经退回。需要的话请重新下单。",
  },
  cancelled: {
    icon: "back",
    mood: "quiet",
    title: ORDER_WORDS.cancelled,
    text: "没有付款，也没有扣款，库存与优惠券已经退回。",
  },
} as const;

const AUTOMATIC_STATES = {
  paid: {
    icon: "tick",
    mood: "good",
    title: `${ORDER_WORDS.paid}，请领取`,
    text: "点开卡密即视为已领取，请在安全的地方查看。",
  },
  collected: {
    icon: "key",
    mood: "good",
    title: ORDER_WORDS.collected,
    text: "卡密只在这里向你显示，请勿转发。",
  },
} as const;

/** A rent is not collected: it runs and ends. */
const RENT_STATES = {
  paid: {
    icon: "tick",
    mood: "good",
    title: `${ORDER_WORDS.paid}，可以上号`,
    text: "计时已经开始。点开上号码，马上可以玩。",
  },
  running: {
    icon: "key",
    mood: "good",
    title: RENTAL_WORDS.running,
    text: `玩好了可以提前归还。押金${DEPOSIT_PROMISE}。`,
  },
  returned: {
    icon: "refund",
    mood: "good",
    title: RENTAL_WORDS.returned,
    text: "你已不能再登录这个账号，押金的进度在下面。",
  },
  over: {
    icon: "refund",
    mood: "good",
    title: RENTAL_WORDS.over,
    text: "你已不能再登录这个账号，押金的进度在下面。",
  },
} as const;

/** Headings while an after-sale is open. */
const OPEN_AFTER_SALE: Readonly<Record<OpenAfterSaleState, OrderState>> = {
  requested: {
    icon: "refund",
    mood: "wait",
    title: `退款：${AFTER_SALE_WORDS.requested}`,
    text: "处理期间订单不会自动完成。",
  },
  refused: {
    icon: "refund",
    mood: "bad",
    title: `退款：${AFTER_SALE_WORDS.refused}`,
    text: "不同意的话可以申请平台介入。",
  },
  escalated: {
    icon: "shield",
    mood: "wait",
    title: `退款：${AFTER_SALE_WORDS.escalated}`,
    text: "平台会核实双方的说明后作出裁决。",
  },
};

/** @returns the heading while a refund is requested; null when none is */
export function afterSaleState({ after_sale }: Pick<Order, "after_sale">): OrderState | null {
  const open = OPEN_AFTER_SALE_STATES.find((each) => each === after_sale?.state);
  return open === undefined ? null : OPEN_AFTER_SALE[open];
}

/** Paid, and not fulfilled yet: there is nothing to collect. */
export const isProcessing = ({ processing }: Pick<Order, "processing">): boolean =>
  processing !== null && processing !== undefined;

/** @returns the heading while a paid order is being fulfilled. @param when formats a time */
export const processingState = (
  { refund_at }: NonNullable<Order["processing"]>,
  when: (iso: string) => string,
): OrderState => ({
  ...{ icon: "clock", mood: "wait", title: PROCESSING_WORD },
  text: `款项已经收到，不需要再付款。\n${processingPromise(when(refund_at))}`,
});

/** @param when formats a time */
export function orderState(order: Order, when: (iso: string) => string): OrderState {
  const { status, rental, delivery, refund_reason } = order;
  const open = afterSaleState(order);
  if (open !== null) return open;
  if (order.processing) return processingState(order.processing, when);
  if (order.checking) {
    const text = "付款时间到了，正在向支付渠道核对。\n已经付过款的会自动确认，没有付款的才会关闭。";
    return { icon: "clock", mood: "wait", title: CHECKING_WORD, text };
  }
  const coming = comingOf(order);
  if (status === "pending") {
    return { icon: "clock", mood: "wait", title: ORDER_WORDS.pending, text: `付款后${coming}。` };
  }
  if (status === "grouping") {
    const text = `款项已收到，还差一位好友。成团后${coming}，${NO_GROUP_REFUND}。`;
    return { icon: "clock", mood: "wait", title: ORDER_WORDS.grouping, text };
  }
  if (status === "refund_due" || status === "refunded") {
    const causes = order.refunds.map(({ cause }) => cause);
    const { due, title, done } = refundHeading(refund_reason, causes);
    return status === "refund_due"
      ? { icon: "refund", mood: "wait", title: ORDER_WORDS.refunding, text: due }
      : { icon: "refund", mood: "quiet", title, text: done };
  }
  if (rental !== null) {
    return RENT_STATES[rental.state === "running" && status === "paid" ? "paid" : rental.state];
  }
  if (delivery !== null) return deliveryState(status, delivery, when);
  return stateWithoutDelivery(status);
}

function stateWithoutDelivery(status: Exclude<OrderStatus, "pending">): OrderState {
  if (status === "expired" || status === "cancelled") return UNPAID_STATES[status];
  return AUTOMATIC_STATES[status === "paid" ? "paid" : "collected"];
}

function deliveryState(
  status: OrderStatus,
  { deliver_by, confirm_by, completed_by }: NonNullable<Order["delivery"]>,
  when: (iso: string) => string,
): OrderState {
  const promise = `卖家须在 ${when(deliver_by)} 前交付，超时自动取消并全额退款。`;
  if (status === "paid") {
    return { icon: "clock", mood: "wait", title: `${ORDER_WORDS.paid}，等待卖家`, text: promise };
  }
  if (status === "delivering") {
    return { icon: "bolt", mood: "wait", title: ORDER_WORDS.delivering, text: promise };
  }
  if (status === "delivered") {
    const text = `请登录核对，无误后确认收货。${when(confirm_by ?? deliver_by)} 前没有确认会自动完成。`;
    return { icon: "bag", mood: "good", title: ORDER_WORDS.delivered, text };
  }
  const text =
    completed_by === "time" ? "超过确认期限，订单已自动完成。" : "你已确认收货，订单已经完成。";
  return { icon: "tick", mood: "good", title: ORDER_WORDS.completed, text };
}
