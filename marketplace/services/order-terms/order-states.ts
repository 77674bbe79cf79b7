import type { OrderState } from "@/contract/order-list";
import type { boostOrders, orders } from "@/database/schema";

type GoodsStatus = (typeof orders.$inferSelect)["status"];
type BoostStatus = (typeof boostOrders.$inferSelect)["status"];

/** What each stored status is called on the wire (product §12). An unpaid order whose time is over has expired. */
const GOODS_STATES: Readonly<Record<GoodsStatus, OrderState>> = {
  pending: "pending",
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
  expired: "expired",
  cancelled: "cancelled",
  waiting: "paid",
  accepted: "delivering",
  done: "delivered",
  completed: "completed",
  refund_due: "refunding",
  refunded: "refunded",
};

type Stored<S> = { status: S; expiresAt: Date; inAfterSale: boolean };

/** What is called otherwise than its status alone says: time is over, or an after-sale is open. */
function otherState({ status, expiresAt, inAfterSale }: Stored<string>, now: Date) {
  if (inAfterSale) return "refunding";
  return status === "pending" && expiresAt <= now ? "expired" : null;
}

export const goodsOrderState = (order: Stored<GoodsStatus>, now: Date): OrderState =>
  otherState(order, now) ?? GOODS_STATES[order.status];

export const boostOrderState = (order: Stored<BoostStatus>, now: Date): OrderState =>
  otherState(order, now) ?? BOOST_STATES[order.status];

/** @returns the stored statuses that are called `state` on the wire, leaving out what time alone or an open after-sale changes */
export const goodsStatusesOf = (state: OrderState): GoodsStatus[] => keysOf(GOODS_STATES, state);
export const boostStatusesOf = (state: OrderState): BoostStatus[] => keysOf(BOOST_STATES, state);

function keysOf<S extends string>(states: Readonly<Record<S, OrderState>>, state: OrderState): S[] {
  return (Object.keys(states) as S[]).filter((status) => states[status] === state);
}
