import { eq } from "drizzle-orm";
import { boostHref, orderHref } from "@/contract/mobile-paths";
import { fenToYuan } from "@/contract/money";
import type { Db } from "../db/open";
import { boostOrders, goods, orders, sellers } from "../db/schema";

/** What a payer is shown of an order: nothing of its buyer. */
export interface PayableOrder {
  orderNum: string;
  channelId: number;
  /** "paid": the money has come, whatever became of the order since. */
  state: "pending" | "expired" | "cancelled" | "paid" | "refund_due";
  seller: string;
  goodsName: string;
  specName: string;
  quantity: number;
  /** Yuan. */
  amount: string;
  expiresAt: Date;
  paidAt: Date | null;
  /** What becomes of a payment after the order has closed. */
  late: string;
  /** The buyer's page of the order. */
  href: string;
}

/** @returns an order by its number, whoever's it is: for the cashier, whose link has been checked */
export async function payableOrder(db: Db, orderNum: string): Promise<PayableOrder | null> {
  return (await goodsBill(db, orderNum)) ?? boostBill(db, orderNum);
}

/** Every other state of an order comes after its payment. */
const UNPAID = ["pending", "expired", "cancelled"] as const;

async function goodsBill(db: Db, orderNum: string): Promise<PayableOrder | null> {
  const [row] = await db
    .select({ order: orders, seller: sellers.nickname })
    .from(orders)
    .innerJoin(goods, eq(goods.id, orders.goodsId))
    .innerJoin(sellers, eq(sellers.id, goods.sellerId))
    .where(eq(orders.orderNum, orderNum));
  if (!row) return null;
  const { order, seller } = row;
  return {
    ...order,
    state:
      order.status === "refund_due"
        ? "refund_due"
        : (UNPAID.find((status) => status === order.status) ?? "paid"),
    seller,
    amount: fenToYuan(order.totalFen),
    late: "有库存就照常发货，没有库存则原路退款",
    href: orderHref(orderNum),
  };
}

async function boostBill(db: Db, orderNum: string): Promise<PayableOrder | null> {
  const [order] = await db.select().from(boostOrders).where(eq(boostOrders.orderNum, orderNum));
  if (!order) return null;
  const { status } = order;
  return {
    ...order,
    state: UNPAID.find((unpaid) => unpaid === status) ?? "paid",
    seller: "平台代练大厅",
    goodsName: "段位代练",
    specName: `${order.startName} → ${order.targetName}`,
    quantity: 1,
    amount: fenToYuan(order.totalFen),
    late: "订单照常进入接单大厅",
    href: boostHref(orderNum),
  };
}
