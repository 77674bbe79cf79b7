/** @jsxImportSource hono/jsx */
import type { Context, Hono } from "hono";
import type { CallAnswer } from "@/contract/calls";
import { LOGIN_EXPIRED_CODES } from "@/contract/code-classes";
import { ERRORS } from "@/contract/codes";
import { orderNumRequest } from "@/contract/order";
import { ApiError } from "../../api-error";
import type { Deps } from "../../deps";
import { mobileUrl } from "../../services/goods/mobile-url";
import { readOrderDetail, readPayStatus } from "../../services/orders/read-order";
import { cashierLink } from "../../services/payments/cashier-link";
import type { Api } from "../call-api";
import { clockTime, comingTime, dayTime, fullTime } from "../china-time";
import { orderHref, orderNumOf } from "../order-href";
import { page, readForm, readQuery } from "../page";
import { phonePath } from "../promoter";
import { phoneToken, readOwner, readSession } from "../session";
import { NotYoursView } from "../views/not-yours-view";
import { OrderView } from "../views/order-view";
import { RentalCard } from "../views/rental-card";

/** The order behind the collect QR code: its secrets for its buyer, on this phone only (design §3). */
export function orderPage(phone: Hono, deps: Deps, api: Api): void {
  phone.get("/orderDetails", (c) => {
    const orderNum = orderNumOf(c.req.query("url") ?? "");
    if (orderNum === null) throw new ApiError("orderLink");
    return show(c, deps, orderNum);
  });

  phone.post("/orderDetails/show", async (c) => {
    const { order_num } = await readForm(c, orderNumRequest);
    const answer = await api("orderReceive", { order_num }, phoneToken(c));
    if (!answer.ok && LOGIN_EXPIRED_CODES.some((code) => code === answer.code)) {
      return toLogin(c, order_num);
    }
    if (!answer.ok && answer.code === ERRORS.orderNotFound.code)
      throw new ApiError("orderNotFound");
    return c.redirect(orderHref(order_num), 303);
  });

  phone.post("/orderDetails/return", async (c) => {
    const { order_num } = await readForm(c, orderNumRequest);
    const answer = await api("returnRental", { order_num }, phoneToken(c));
    if (answer.ok) return c.redirect(orderHref(order_num), 303);
    const expired = LOGIN_EXPIRED_CODES.some((code) => code === answer.code);
    if (expired) return toLogin(c, order_num);
    throw new ApiError("orderNotFound");
  });

  phone.post("/orderDetails/cancel", async (c) => {
    const { order_num } = await readForm(c, orderNumRequest);
    const answer = await api("orderCancel", { order_num }, phoneToken(c));
    if (!answer.ok && LOGIN_EXPIRED_CODES.some((code) => code === answer.code)) {
      return toLogin(c, order_num);
    }
    // Paid meanwhile, or somebody else's: the order's page says which.
    return c.redirect(orderHref(order_num), 303);
  });

  phone.get("/orderState", async (c) => {
    const { order_num } = await readQuery(c, orderNumRequest);
    const session = await readSession(c, deps);
    if (!session) throw new ApiError("orderNotFound");
    return c.text((await readOrderDetail(deps, session, order_num)).status);
  });
}

async function show(c: Context, deps: Deps, orderNum: string): Promise<Response> {
  const owner = await readOwner(c, deps);
  if (!owner) return toLogin(c, orderNum);
  const now = deps.clock.now();
  const time = clockTime(now);
  try {
    const order = await readOrderDetail(deps, { userId: owner.userId, device: 1 }, orderNum);
    return page(
      c,
      <OrderView
        time={time}
        order={order}
        createdAt={fullTime(new Date(order.created_at))}
        paidAt={order.paid_at === null ? null : fullTime(new Date(order.paid_at))}
        secondsLeft={(await readPayStatus(deps, owner.userId, orderNum)).pay_count_down}
        payHref={payHref(deps, orderNum)}
        rental={order.rental === null ? null : rentalCard(orderNum, order.rental, now)}
        group={order.group_id === 0 ? null : groupLinks(deps, order)}
      />,
    );
  } catch (error) {
    if (!(error instanceof ApiError) || error.reason !== "orderNotFound") throw error;
    return page(c, <NotYoursView time={time} owner={owner} next={orderHref(orderNum)} />, 404);
  }
}

function rentalCard(
  orderNum: string,
  rental: NonNullable<CallAnswer<"orderDetail">["rental"]>,
  now: Date,
) {
  const ends = new Date(rental.ends_at);
  return (
    <RentalCard
      orderNum={orderNum}
      rental={rental}
      startsAt={dayTime(new Date(rental.starts_at), now)}
      endsAt={comingTime(ends, now)}
      closedAt={rental.closed_at === null ? null : dayTime(new Date(rental.closed_at), now)}
      secondsLeft={Math.max(0, Math.ceil((ends.getTime() - now.getTime()) / 1000))}
    />
  );
}

function groupLinks({ config }: Deps, order: CallAnswer<"orderDetail">) {
  const group = { goodsId: order.goods_id, groupId: order.group_id };
  return {
    href: phonePath("group", group, {}),
    shareLink: mobileUrl(config.mobileSiteUrl, "group", group, {}),
  };
}

/** The cashier's page on this phone, wherever the mobile site stands. */
function payHref({ config }: Deps, orderNum: string): string {
  const { pathname, search } = new URL(cashierLink(config, orderNum));
  return pathname + search;
}

const toLogin = (c: Context, orderNum: string) =>
  c.redirect(`/phone/login?${new URLSearchParams({ next: orderHref(orderNum) })}`, 303);
