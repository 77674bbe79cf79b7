import { and, eq } from "drizzle-orm";
import type { CallAnswer } from "@/contract/calls";
import { ApiError } from "../../api-error";
import { orders } from "../../db/schema";
import { giveCashback } from "./give-cashback";
import type { Order } from "./order-result";
import { goodsOrderState } from "./order-states";
import { type OrderNeeds, ownOrder } from "./read-order";

/**
 * paid → collected, by its buyer, who gets the cashback with it. Of an order that has been collected it changes
 * nothing, so that it can be repeated.
 * @throws ApiError orderNotFound, also when it is somebody else's; orderClosed when there is nothing to receive
 */
export async function receiveOrder(
  deps: OrderNeeds,
  userId: number,
  orderNum: string,
): Promise<CallAnswer<"orderReceive">> {
  const order = await ownOrder(deps, userId, orderNum);
  const received = order.status === "paid" ? await collect(deps, order) : order;
  if (received.status !== "collected")
    throw new ApiError("orderClosed", { msg: "订单现在不能领取" });
  return { order_num: orderNum, state: goodsOrderState(received, deps.clock.now()) };
}

async function collect({ db, clock }: OrderNeeds, order: Order): Promise<Order> {
  const now = clock.now();
  const collected = await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(orders)
      .set({ status: "collected", collectedAt: now })
      .where(and(eq(orders.id, order.id), eq(orders.status, "paid")))
      .returning();
    if (changed) await giveCashback(tx, changed, now);
    return changed;
  });
  // Another request of the same buyer was quicker.
  return collected ?? { ...order, status: "collected" };
}
