import { cancelLockedBoost } from "@storefront/marketplace/boosts/boosts";
import { cancelLockedOrder } from "@storefront/marketplace/orders/orders";
import { releaseTrade } from "@storefront/marketplace/payments/payments";
import type { Actor } from "../audit/record-audit";
import { type ActionDeps, performOrderAction } from "./perform-order-action";

const NOTIFICATIONS = {
  cancelled:
    "您的订单还没有付款，平台已经取消。预留的商品和优惠券已经释放；如果已经付款，会原路退回。",
  expired: "您的订单没有在付款期限内付款，已经关闭。",
} as const;

/**
 * Cancels an unpaid order: frees pieces, coupon and seat. Money that still arrives for it is refunded by the sweeps.
 * @throws ApiError `orderNotFound`; `orderClosed` or `orderPaid` when it is not unpaid
 */
export async function cancelUnpaidOrder(
  deps: ActionDeps,
  actor: Actor,
  orderNum: string,
): Promise<void> {
  await performOrderAction(deps, actor, { orderNum, act: "cancel" }, async ({ tx, sale, now }) => {
    const { state } =
      sale.kind === "boost"
        ? await cancelLockedBoost(tx, sale.order, now)
        : await cancelLockedOrder(tx, sale.order, now);
    return { action: "order.cancel", after: { status: state }, notification: NOTIFICATIONS[state] };
  });
  // Closes the trade at the provider, so that it can no longer be paid.
  await releaseTrade(deps.db, orderNum, deps.clock.now());
}
