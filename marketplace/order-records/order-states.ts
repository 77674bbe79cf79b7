import type { OrderState } from "@storefront/contract/orders/order-list";
import type { boostOrders, orders } from "../database/schema";

type GoodsStatus = (typeof orders.$inferSelect)["status"];
type BoostStatus = (typeof boostOrders.$inferSelect)["status"];

/**
 * The wire name of each stored status (product §12). An unpaid order counts as expired after its deadline, unless its
 * payment is being checked.
 */
const GOODS_STATES: Readonly<Record<GoodsStatus, OrderState>> = {
  pending: "pending",
  received: "paid",
  grouping: "grouping",
  paid: "paid",
  collected: "collected",
  delivering: "delivering",
  delivered: "delivered",
  completed: "completed",
  expired: "expired",
  cancelled: "cancelled",
  refund_due: "refunding",
  refunded: "refunded",
};

const BOOST_STATES: Readonly<Record<BoostStatus, OrderState>> = {
  pending: "pending",
  received: "paid",
  expired: "expired",
  cancelled: "cancelled",
  waiting: "paid",
  accepted: "delivering",
  done: "delivered",
  completed: "completed",
  refund_due: "refunding",
  refunded: "refunded",
};

type Stored<S> = {
  status: S;
  expiresAt: Date;
  inAfterSale: boolean;
  /** Only of an order that may be unpaid (order-core/has-answer.ts). */
  isChecking?: boolean;
};

/** Returns the state that overrides the stored status: expired by time, or with an open after-sale. */
function overridingState(
  { status, expiresAt, inAfterSale, isChecking = false }: Stored<string>,
  now: Date,
) {
  if (inAfterSale) return "refunding";
  return status === "pending" && expiresAt <= now && !isChecking ? "expired" : null;
}

export const goodsOrderState = (order: Stored<GoodsStatus>, now: Date): OrderState =>
  overridingState(order, now) ?? GOODS_STATES[order.status];

export const boostOrderState = (order: Stored<BoostStatus>, now: Date): OrderState =>
  overridingState(order, now) ?? BOOST_STATES[order.status];

/** Returns the stored statuses with this wire name, ignoring expiry by time and open after-sales. */
export const goodsStatusesOf = (state: OrderState): GoodsStatus[] => keysOf(GOODS_STATES, state);
export const boostStatusesOf = (state: OrderState): BoostStatus[] => keysOf(BOOST_STATES, state);

function keysOf<S extends string>(states: Readonly<Record<S, OrderState>>, state: OrderState): S[] {
  return (Object.keys(states) as S[]).filter((status) => states[status] === state);
}
