/** @jsxImportSource hono/jsx */
import type { Context, Hono } from "hono";
import { orderNumRequest } from "@/contract/order";
import { ApiError } from "../../api-error";
import type { Deps } from "../../deps";
import type { Api } from "../call-api";
import { clockTime, fullTime } from "../china-time";
import { orderHref, orderNumOf } from "../order-href";
import { collectOrder, payableOrder, secondsLeft } from "../orders";
import { page, readForm, readQuery } from "../page";
import { phoneToken, readOwner, readSession } from "../session";
import { NotYoursView } from "../views/not-yours-view";
import { OrderView } from "../views/order-view";

/** The order behind the collect QR code: its secrets for its buyer, on this phone only (design §3). */
export function orderPage(phone: Hono, deps: Deps, api: Api): void {
  phone.get("/orderDetails", (c) => {
    const orderNum = orderNumOf(c.req.query("url") ?? "");
    if (orderNum === null) throw new ApiError("orderLink");
    return show(c, deps, api, orderNum);
  });

  phone.post("/orderDetails/show", async (c) => {
    const { order_num } = await readForm(c, orderNumRequest);
    const session = await readSession(c, deps);
    if (!session) return toLogin(c, order_num);
    const { userId } = session;
    await collectOrder(deps.db, { orderNum: order_num, userId, now: deps.clock.now() });
    return c.redirect(orderHref(order_num), 303);
  });

  phone.get("/orderState", async (c) => {
    const { order_num } = await readQuery(c, orderNumRequest);
    const answer = await api("orderDetail", { order_num }, phoneToken(c));
    return answer.ok ? c.text(answer.data.status) : c.text("", 404);
  });
}

async function show(c: Context, deps: Deps, api: Api, orderNum: string): Promise<Response> {
  const now = deps.clock.now();
  const owner = await readOwner(c, deps);
  if (!owner) return toLogin(c, orderNum);
  const answer = await api("orderDetail", { order_num: orderNum }, phoneToken(c));
  if (!answer.ok) {
    return page(
      c,
      <NotYoursView time={clockTime(now)} owner={owner} next={orderHref(orderNum)} />,
      404,
    );
  }
  const order = answer.data;
  const row = await payableOrder(deps.db, orderNum);
  return page(
    c,
    <OrderView
      time={clockTime(now)}
      order={order}
      createdAt={fullTime(new Date(order.created_at))}
      paidAt={order.paid_at === null ? null : fullTime(new Date(order.paid_at))}
      secondsLeft={row ? secondsLeft(row, now) : 0}
    />,
  );
}

const toLogin = (c: Context, orderNum: string) =>
  c.redirect(`/phone/login?${new URLSearchParams({ next: orderHref(orderNum) })}`, 303);
