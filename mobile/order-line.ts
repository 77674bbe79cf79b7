import { AFTER_SALE_STATE_LABELS } from "@storefront/contract/after-sale-labels";
import { type AfterSaleState, isOpenAfterSale } from "@storefront/contract/after-sale-rules";
import type { CallAnswer } from "@storefront/contract/calls";
import { boostHref, orderHref } from "@storefront/contract/mobile-paths";
import type { OrderState } from "@storefront/contract/order-list";
import { AUTOMATIC_DELIVERY } from "@storefront/contract/trade";
import type { OrderLine } from "./views/orders-view";

type ListedOrder = CallAnswer<"orderList">["list"][number];

const STATE_LABELS: Record<OrderState, string> = {
  pending: "待付款",
  grouping: "待成团",
  paid: "待领取",
  collected: "已领取",
  delivering: "发货中",
  delivered: "待确认",
  completed: "已完成",
  refunding: "退款中",
  refunded: "已退款",
  expired: "已关闭",
  cancelled: "已取消",
};

/** Orders delivered by their seller have nothing to collect. */
const MANUAL_STATES: Partial<Record<OrderState, string>> = { paid: "待交付", delivering: "交接中" };

/** Boosts start with the payment. */
const BOOST_STATES: Partial<Record<OrderState, { state: string; label: string }>> = {
  paid: { state: "waiting", label: "待接单" },
  delivering: { state: "delivering", label: "代练中" },
};

/** @returns state and label of an open after-sale; null when it is not open */
const openAfterSale = (afterSale: AfterSaleState) =>
  isOpenAfterSale(afterSale)
    ? { state: "refunding", label: `退款：${AFTER_SALE_STATE_LABELS[afterSale]}` }
    : null;

/** @returns an order as a line of the list; a rent that has started has the state of its rental */
export function orderLine(order: ListedOrder): Omit<OrderLine, "when"> {
  const { kind, state, rental, spec_name, quantity } = order;
  const isBoost = kind === "boost";
  const isManual = order.delivery_type !== AUTOMATIC_DELIVERY;
  const afterSale = order.after_sale === null ? null : openAfterSale(order.after_sale);
  const processing = order.processing ? { state: "processing", label: "正在处理" } : null;
  const named = afterSale ??
    processing ??
    (isBoost ? BOOST_STATES[state] : undefined) ?? {
      state,
      label: (isManual ? MANUAL_STATES[state] : undefined) ?? STATE_LABELS[state],
    };
  return {
    orderNum: order.order_num,
    ...(rental && afterSale === null ? { state: rental, label: RENTAL_LABELS[rental] } : named),
    name: order.goods_name,
    detail: isBoost ? spec_name : `${spec_name} × ${quantity}`.trim(),
    picture: order.picture === "" ? null : order.picture,
    price: order.price,
    href: isBoost ? boostHref(order.order_num) : orderHref(order.order_num),
  };
}

type RentalState = NonNullable<CallAnswer<"orderDetail">["rental"]>["state"];

/** Labels of rents that have started. */
const RENTAL_LABELS: Record<RentalState, string> = {
  running: "租用中",
  returned: "已归还",
  over: "已到期",
};
