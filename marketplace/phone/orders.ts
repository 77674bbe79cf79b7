import { desc, eq } from "drizzle-orm";
import { fenToYuan } from "@/contract/money";
import type { Db } from "../db/open";
import { boostOrders, orders, rentals } from "../db/schema";
import { boostHref } from "./boost-href";
import { orderHref } from "./order-href";
import { BOOST_WORDS } from "./views/boost-words";
import { RENTAL_WORDS, STATUS_WORDS } from "./views/order-words";
import type { OrderLine } from "./views/orders-view";

/** How many orders the list shows. */
const SHOWN = 50;

type Line = Omit<OrderLine, "when"> & { createdAt: Date };

/** @returns the user's orders of every kind as they stand at `now`, newest first */
export async function ordersOf(db: Db, userId: number, now: Date): Promise<Line[]> {
  const lines = [...(await goodsOrders(db, userId, now)), ...(await boosts(db, userId))];
  return lines.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).slice(0, SHOWN);
}

async function goodsOrders(db: Db, userId: number, now: Date): Promise<Line[]> {
  const rows = await db
    .select({ order: orders, rental: rentals })
    .from(orders)
    .leftJoin(rentals, eq(rentals.orderId, orders.id))
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(SHOWN);
  return rows.map(({ order, rental }) => ({
    orderNum: order.orderNum,
    ...(rental
      ? rentalState(rental, now)
      : { state: order.status, words: STATUS_WORDS[order.status] }),
    name: order.goodsName,
    detail: `${order.specName} × ${order.quantity}`.trim(),
    picture: order.picture,
    price: fenToYuan(order.totalFen),
    createdAt: order.createdAt,
    href: orderHref(order.orderNum),
  }));
}

/** A rent is not collected and done with: it runs, and it ends, also when nobody has closed it yet. */
function rentalState({ closedBy, endsAt }: typeof rentals.$inferSelect, now: Date) {
  const over = endsAt <= now ? "over" : "running";
  const state = closedBy === "renter" ? "returned" : over;
  return { state, words: RENTAL_WORDS[state] };
}

async function boosts(db: Db, userId: number): Promise<Line[]> {
  const rows = await db
    .select()
    .from(boostOrders)
    .where(eq(boostOrders.userId, userId))
    .orderBy(desc(boostOrders.createdAt), desc(boostOrders.id))
    .limit(SHOWN);
  return rows.map((order) => ({
    orderNum: order.orderNum,
    state: order.status,
    words: BOOST_WORDS[order.status],
    name: "段位代练",
    detail: `${order.startName} → ${order.targetName}`,
    picture: null,
    price: fenToYuan(order.totalFen),
    createdAt: order.createdAt,
    href: boostHref(order.orderNum),
  }));
}

/** @returns whole seconds until an unpaid order closes, 0 when it has */
export const secondsLeft = ({ expiresAt }: { expiresAt: Date }, now: Date): number =>
  Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));
