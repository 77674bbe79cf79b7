import type { CallAnswer } from "@storefront/contract/calls";
import { ERRORS } from "@storefront/contract/codes";
import { orderHref, orderNumOf, phoneApprovalHref } from "@storefront/contract/http/mobile-paths";
import { depositText } from "@storefront/contract/labels/deposit-labels";
import { orderNumRequest } from "@storefront/contract/orders/placed-order";
import {
  dayTime,
  formatFutureTime,
  fullTime,
  nearTime,
} from "@storefront/contract/text/china-time";
import type { Context, Hono } from "hono";
import { dataOf, isLoginExpired } from "../call-api";
import { mobileLink } from "../mobile-link";
import { appearanceOf, page, readForm, readQuery } from "../page";
import { payHref } from "../pay-href";
import { phonePath } from "../promoter";
import { LoginExpired, refusalOf } from "../refusal";
import { readOwner } from "../session";
import type { MobileSite } from "../site";
import { NotYoursView } from "../views/not-yours-view";
import { actionsOfOrder } from "../views/order-actions";
import { OrderView, orderWatch } from "../views/order-view";
import { RentalCard } from "../views/rental-card";

/** The target of the collect QR code: card secrets, shown to their buyer on this phone only (product §11). */
export function orderPage(phone: Hono, site: MobileSite): void {
  phone.get("/orderDetails", (c) => {
    const orderNum = orderNumOf(c.req.query("url") ?? "");
    if (orderNum === null) throw refusalOf("orderLink");
    return show(c, site, orderNum, c.req.query("paid"));
  });

  phone.post("/orderDetails/show", (c) => runAction(c, site, "orderReceive"));
  phone.post("/orderDetails/confirm", (c) => runAction(c, site, "orderReceive"));
  phone.post("/orderDetails/refund", (c) => runAction(c, site, "orderRefund"));
  phone.post("/orderDetails/return", (c) => runAction(c, site, "returnRental"));
  phone.post("/orderDetails/cancel", (c) => runAction(c, site, "orderCancel"));

  phone.get("/orderState", async (c) => {
    const { order_num } = await readQuery(c, orderNumRequest);
    const order = await site.callFor(c)("orderDetail", { order_num });
    if (isLoginExpired(order)) throw refusalOf("orderNotFound");
    return c.text(orderWatch(dataOf(order)));
  });
}

/** Changes the order and redirects to its page, which shows the actual state, in case it was paid meanwhile. */
async function runAction(
  c: Context,
  site: MobileSite,
  name: "orderReceive" | "orderRefund" | "returnRental" | "orderCancel",
): Promise<Response> {
  const { order_num } = await readForm(c, orderNumRequest);
  const answer = await site.callFor(c, orderHref(order_num))(name, { order_num });
  if (!answer.ok && answer.code === ERRORS.orderNotFound.code) throw refusalOf("orderNotFound");
  return c.redirect(orderHref(order_num), 303);
}

/** @param paid handover ticket of a phone that comes from the receipt, which need not log in */
async function show(
  c: Context,
  site: MobileSite,
  orderNum: string,
  paid?: string,
): Promise<Response> {
  const owner = await readOwner(c, site);
  if (!owner && paid) return c.redirect(phoneApprovalHref({ order_num: orderNum, paid }), 303);
  if (!owner) throw new LoginExpired(orderHref(orderNum));
  const now = site.now();
  const answer = await site.callFor(c, orderHref(orderNum))("orderDetail", { order_num: orderNum });
  if (!answer.ok && answer.code === ERRORS.orderNotFound.code) {
    return page(c, <NotYoursView owner={owner} next={orderHref(orderNum)} />, 404);
  }
  const order = dataOf(answer);
  return page(
    c,
    <OrderView
      order={order}
      createdAt={fullTime(new Date(order.created_at))}
      paidAt={order.paid_at === null ? null : fullTime(new Date(order.paid_at))}
      when={(iso) => nearTime(new Date(iso), now)}
      secondsLeft={order.payment?.pay_count_down ?? 0}
      payHref={payHref(c, site.settings, order.payment?.qrcode)}
      rental={order.rental === null ? null : rentalCard(c, site, order, order.rental)}
      group={order.group_id === 0 ? null : groupLinks(c, site, order)}
    />,
  );
}

function rentalCard(
  c: Context,
  site: MobileSite,
  order: CallAnswer<"orderDetail">,
  rental: NonNullable<CallAnswer<"orderDetail">["rental"]>,
) {
  const now = site.now();
  const unpaid = rental.extensions?.find(({ payment }) => payment !== null);
  const ends = new Date(rental.ends_at);
  return (
    <RentalCard
      orderNum={order.order_num}
      rental={rental}
      actions={actionsOfOrder(order)}
      startsAt={dayTime(new Date(rental.starts_at), now)}
      endsAt={formatFutureTime(ends, now)}
      closedAt={rental.closed_at === null ? null : dayTime(new Date(rental.closed_at), now)}
      depositText={depositText({
        state: rental.deposit_state,
        amount: rental.deposit,
        returned: rental.deposit_returned,
        due: rental.deposit_due_at && nearTime(new Date(rental.deposit_due_at), now),
      })}
      payHref={payHref(c, site.settings, unpaid?.payment?.qrcode)}
      secondsLeft={Math.max(0, Math.ceil((ends.getTime() - now.getTime()) / 1000))}
    />
  );
}

function groupLinks(c: Context, { settings }: MobileSite, order: CallAnswer<"orderDetail">) {
  const path = phonePath("group", { goodsId: order.goods_id, groupId: order.group_id }, {});
  return { href: path, shareLink: mobileLink(settings, path, appearanceOf(c).brand) };
}
