/** @jsxImportSource hono/jsx */
import type { Context, Hono } from "hono";
import { orderNumRequest } from "@/contract/order";
import { ApiError } from "../../api-error";
import type { Deps } from "../../deps";
import { collectOrder, readOrderDetail, readPayStatus } from "../../services/orders/read-order";
import { cashierLink } from "../../services/payments/cashier-link";
import { clockTime, fullTime } from "../china-time";
import { orderHref, orderNumOf } from "../order-href";
import { page, readForm, readQuery } from "../page";
import { readOwner, readSession } from "../session";
import { NotYoursView } from "../views/not-yours-view";
import { OrderView } from "../views/order-view";

/** The order behind the collect QR code: its secrets for its buyer, on this phone only (design §3). */
export function orderPage(phone: Hono, deps: Deps): void {
  phone.get("/orderDetails", (c) => {
    const orderNum = orderNumOf(c.req.query("url") ?? "");
    if (orderNum === null) throw new ApiError("orderLink");
    return show(c, deps, orderNum);
  });

  phone.post("/orderDetails/show", async (c) => {
    const { order_num } = await readForm(c, orderNumRequest);
    const session = await readSession(c, deps);
    if (!session) return toLogin(c, order_num);
    await collectOrder(deps, session.userId, order_num);
    return c.redirect(orderHref(order_num), 303);
  });

  phone.get("/orderState", async (c) => {
    const { order_num } = await readQuery(c, orderNumRequest);
    const session = await readSession(c, deps);
    if (!session) throw new ApiError("orderNotFound");
    return c.text((await readOrder(deps, session.userId, order_num)).status);
  });
}

/**
 * Reading as a phone collects a paid order; here the buyer is asked first, so that is left until the order has
 * been collected.
 */
async function readOrder(deps: Deps, userId: number, orderNum: string) {
  const order = await readOrderDetail(deps, { userId, device: 2 }, orderNum);
  if (order.status !== "collected") return order;
  return readOrderDetail(deps, { userId, device: 1 }, orderNum);
}

async function show(c: Context, deps: Deps, orderNum: string): Promise<Response> {
  const owner = await readOwner(c, deps);
  if (!owner) return toLogin(c, orderNum);
  const now = deps.clock.now();
  const time = clockTime(now);
  try {
    const order = await readOrder(deps, owner.userId, orderNum);
    return page(
      c,
      <OrderView
        time={time}
        order={order}
        createdAt={fullTime(new Date(order.created_at))}
        paidAt={order.paid_at === null ? null : fullTime(new Date(order.paid_at))}
        secondsLeft={(await readPayStatus(deps, owner.userId, orderNum)).pay_count_down}
        payHref={payHref(deps, orderNum)}
      />,
    );
  } catch (error) {
    if (!(error instanceof ApiError) || error.reason !== "orderNotFound") throw error;
    return page(c, <NotYoursView time={time} owner={owner} next={orderHref(orderNum)} />, 404);
  }
}

/** The cashier's page on this phone, wherever the mobile site stands. */
function payHref({ config }: Deps, orderNum: string): string {
  const { pathname, search } = new URL(cashierLink(config, orderNum));
  return pathname + search;
}

const toLogin = (c: Context, orderNum: string) =>
  c.redirect(`/phone/login?${new URLSearchParams({ next: orderHref(orderNum) })}`, 303);
