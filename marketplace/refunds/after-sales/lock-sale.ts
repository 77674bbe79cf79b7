import { ApiError } from "@storefront/contract/api-error";
import { isBoostNum } from "@storefront/contract/boosts/boost-terms";
import { eq } from "drizzle-orm";
import type { Db } from "../../database/db";
import { boostOrders, orders } from "../../database/schema";
import { priceLeftFen } from "../../fulfilment/fulfilment";
import type { BoostOrder, Order } from "../../order-records/order-records";

/** An order of either kind; `priceFen` is its unrefunded price, without deposit. */
export type Sale = { priceFen: number; userId: number } & (
  | { kind: "goods"; order: Order }
  | { kind: "boost"; order: BoostOrder }
);

/**
 * Locks an order. Every change of an after-sale takes this lock first, which serializes requests, answers and decisions
 * of one order with each other and with confirmation and delivery.
 * @throws ApiError `orderNotFound`
 */
export async function lockSale(tx: Db, orderNum: string): Promise<Sale> {
  if (isBoostNum(orderNum)) {
    const [order] = await tx
      .select()
      .from(boostOrders)
      .where(eq(boostOrders.orderNum, orderNum))
      .for("no key update");
    if (!order) throw new ApiError("orderNotFound");
    const priceFen = order.totalFen - order.refundedFen;
    return { kind: "boost", order, priceFen, userId: order.userId };
  }
  const [order] = await tx
    .select()
    .from(orders)
    .where(eq(orders.orderNum, orderNum))
    .for("no key update");
  if (!order) throw new ApiError("orderNotFound");
  return { kind: "goods", order, priceFen: priceLeftFen(order), userId: order.userId };
}

/** Locks the buyer's own order. @throws ApiError `orderNotFound`, also for another user's order */
export async function lockUserSale(tx: Db, userId: number, orderNum: string): Promise<Sale> {
  const sale = await lockSale(tx, orderNum);
  if (sale.userId !== userId) throw new ApiError("orderNotFound");
  return sale;
}
