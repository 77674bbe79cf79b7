import { desc, eq } from "drizzle-orm";
import { fenToYuan } from "@/contract/money";
import type { Db } from "../db/open";
import { goods, orders, sellers } from "../db/schema";

/** How many orders the list shows. */
const SHOWN = 50;

type OrderRow = typeof orders.$inferSelect;

/** @returns the user's orders, newest first */
export const ordersOf = (db: Db, userId: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(SHOWN);

/** What a payer is shown of an order: nothing of its buyer. */
export interface PayableOrder
  extends Pick<
    OrderRow,
    | "orderNum"
    | "status"
    | "channelId"
    | "goodsName"
    | "specName"
    | "quantity"
    | "expiresAt"
    | "paidAt"
  > {
  seller: string;
  /** Yuan. */
  amount: string;
}

/** @returns an order by its number, whoever's it is: for the cashier, whose link has been checked */
export async function payableOrder(db: Db, orderNum: string): Promise<PayableOrder | null> {
  const [row] = await db
    .select({ order: orders, seller: sellers.nickname })
    .from(orders)
    .innerJoin(goods, eq(goods.id, orders.goodsId))
    .innerJoin(sellers, eq(sellers.id, goods.sellerId))
    .where(eq(orders.orderNum, orderNum));
  if (!row) return null;
  const { order, seller } = row;
  return { ...order, seller, amount: fenToYuan(order.totalFen) };
}

/** @returns whole seconds until an unpaid order closes, 0 when it has */
export const secondsLeft = ({ expiresAt }: Pick<OrderRow, "expiresAt">, now: Date): number =>
  Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));
