/** @jsxImportSource hono/jsx */
import type { Hono } from "hono";
import { fenToYuan } from "@/contract/money";
import type { Deps } from "../../deps";
import { clockTime, dayTime } from "../china-time";
import { orderHref } from "../order-href";
import { ordersOf } from "../orders";
import { page } from "../page";
import { readSession } from "../session";
import { OrdersView } from "../views/orders-view";

/** The owner's orders. */
export function ordersPage(phone: Hono, deps: Deps): void {
  phone.get("/orders", async (c) => {
    const session = await readSession(c, deps);
    if (!session) {
      return c.redirect(`/phone/login?${new URLSearchParams({ next: "/phone/orders" })}`, 303);
    }
    const now = deps.clock.now();
    const orders = (await ordersOf(deps.db, session.userId)).map((order) => ({
      ...order,
      price: fenToYuan(order.totalFen),
      when: dayTime(order.createdAt, now),
      href: orderHref(order.orderNum),
    }));
    return page(c, <OrdersView time={clockTime(now)} orders={orders} />);
  });
}
