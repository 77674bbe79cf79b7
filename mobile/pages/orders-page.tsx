import { ORDERS_PER_PAGE } from "@storefront/contract/orders/order-list";
import { dayTime } from "@storefront/contract/text/china-time";
import { integerField } from "@storefront/contract/text/fields";
import type { Hono } from "hono";
import * as z from "zod";
import { dataOf } from "../call-api";
import { orderLine } from "../order-line";
import { page, readQuery } from "../page";
import type { MobileSite } from "../site";
import { OrdersView } from "../views/orders-view";

const query = z.object({ page: integerField(100).optional().catch(undefined) });

/** The owner's orders of every kind, newest first. */
export function ordersPage(phone: Hono, site: MobileSite): void {
  phone.get("/orders", async (c) => {
    const number = (await readQuery(c, query)).page || 1;
    const call = site.callFor(c, "/phone/orders");
    const { list, total } = dataOf(await call("orderList", { page: String(number) }));
    const now = site.now();
    const orders = list.map((order) => ({
      ...orderLine(order),
      when: dayTime(new Date(order.created_at), now),
    }));
    const older = total > number * ORDERS_PER_PAGE ? `/phone/orders?page=${number + 1}` : null;
    return page(c, <OrdersView orders={orders} older={older} />);
  });
}
