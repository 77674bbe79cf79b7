/** @jsxImportSource hono/jsx */
import type { Hono } from "hono";
import type { Deps } from "../../deps";
import { clockTime, dayTime } from "../china-time";
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
    const orders = (await ordersOf(deps.db, session.userId, now)).map((order) => ({
      ...order,
      when: dayTime(order.createdAt, now),
    }));
    return page(c, <OrdersView time={clockTime(now)} orders={orders} />);
  });
}
