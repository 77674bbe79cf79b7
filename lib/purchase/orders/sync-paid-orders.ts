import { ORDERS_PER_PAGE } from "@storefront/contract/orders/order-list";
import { call } from "@/lib/api/call.client";
import { readToken } from "@/lib/cookies/read-session";
import { asList } from "@/lib/decode/lenient";
import { objectOrNull } from "@/lib/decode/strict";
import { isUndecided } from "./open-order";
import { forgetOrder, openOrders, rememberOrder, type StoredOrder } from "./open-orders";
import { readPaidProgress } from "./paid-progress";
import { refreshOpenOrder } from "./refresh-open-order";

/**
 * Updates this window's paid orders from the buyer's order list, and forgets those that are received or refunded. An API
 * without the list leaves them as they are.
 */
export async function syncPaidOrders(): Promise<void> {
  const paid = openOrders().filter(({ status }) => status !== "waiting" && !isUndecided(status));
  if (paid.length === 0) return;
  const token = readToken();
  const result = await call("orderList", {});
  const list = result.ok ? objectOrNull(result.data)?.list : null;
  if (!Array.isArray(list) || readToken() !== token) return;
  const progress = new Map(
    asList(list, readPaidProgress).map(({ orderNum, status }) => [orderNum, status]),
  );
  const hasMore = list.length >= ORDERS_PER_PAGE;
  await Promise.all(
    paid.map((order) => {
      const status = progress.get(order.orderNum);
      if (status !== undefined) return update(order, status);
      return hasMore ? refreshOpenOrder(order) : undefined;
    }),
  );
}

function update(order: StoredOrder, status: StoredOrder["status"] | "over"): void {
  if (status === "over") {
    // The refund of a payment that came too late stays until the buyer has seen why.
    if (order.status !== "refunding") forgetOrder(order.orderNum);
  } else if (status !== order.status) rememberOrder({ ...order, status });
}
