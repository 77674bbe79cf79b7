import { ApiError } from "@storefront/contract/api-error";
import { isBoostNum } from "@storefront/contract/boosts/boost-terms";
import type { CallAnswer } from "@storefront/contract/calls";
import { and, eq } from "drizzle-orm";
import { confirmBoostReceipt } from "../boosts/boosts";
import { orders } from "../database/schema";
import { creditCashback } from "../fulfilment/fulfilment";
import { goodsOrderState, type Order } from "../order-records/order-records";
import { completeOrder } from "./delivery/complete-order";
import { type OrderDeps, requireUserOrder } from "./read-order";

/**
 * Receives an order as its buyer: paid → collected (automatic delivery) or delivered → completed (manual), with the
 * cashback; done → completed for a boost. Idempotent.
 * @throws ApiError `orderNotFound` (also for another user's order), `orderClosed` when there is nothing to receive
 */
export async function confirmReceipt(
  deps: OrderDeps,
  userId: number,
  orderNum: string,
): Promise<CallAnswer<"orderReceive">> {
  if (isBoostNum(orderNum)) return confirmBoostReceipt(deps, userId, orderNum);
  const order = await requireUserOrder(deps, userId, orderNum);
  const received = await receive(deps, order);
  if (received.status !== "collected" && received.status !== "completed") {
    const msg = order.inAfterSale ? IN_AFTER_SALE : REFUSALS[order.status];
    throw new ApiError("orderClosed", { msg: msg ?? "订单现在不能领取" });
  }
  return { order_num: orderNum, state: goodsOrderState(received, deps.clock.now()) };
}

const IN_AFTER_SALE = "退款申请还在处理，撤销申请后才能继续";
const REFUSALS: Partial<Record<Order["status"], string>> = {
  paid: "卖家还没有交付",
  delivering: "卖家还没有交付",
  delivered: "租用的账号在归还或到期后自动完成",
};

async function receive(deps: OrderDeps, order: Order): Promise<Order> {
  if (order.status === "delivered") return confirm(deps, order);
  return order.status === "paid" && order.deliverBy === null ? collect(deps, order) : order;
}

async function confirm({ db, clock }: OrderDeps, order: Order): Promise<Order> {
  const completed = await db.transaction((tx) => completeOrder(tx, order.id, "buyer", clock.now()));
  return completed ?? reread(db, order);
}

async function collect({ db, clock }: OrderDeps, order: Order): Promise<Order> {
  const now = clock.now();
  const collected = await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(orders)
      .set({ status: "collected", collectedAt: now })
      .where(and(eq(orders.id, order.id), eq(orders.status, "paid"), eq(orders.inAfterSale, false)))
      .returning();
    // A rental's cashback is paid out when it ends.
    if (changed && changed.rentHours === null) await creditCashback(tx, changed, now);
    return changed;
  });
  return collected ?? reread(db, order);
}

/** Reads an order that a concurrent request or a sweep has changed. */
async function reread(db: OrderDeps["db"], { id }: Order): Promise<Order> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new ApiError("orderNotFound");
  return order;
}
