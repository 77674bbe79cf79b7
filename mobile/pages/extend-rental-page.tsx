import { randomBytes } from "node:crypto";
import { ERRORS } from "@storefront/contract/codes";
import { orderHref } from "@storefront/contract/http/mobile-paths";
import { fenToYuan, yuanToFen } from "@storefront/contract/money";
import { orderNumRequest } from "@storefront/contract/orders/placed-order";
import { formatFutureTime } from "@storefront/contract/text/china-time";
import { integerField, orderNum } from "@storefront/contract/text/fields";
import type { Context, Hono } from "hono";
import * as z from "zod";
import { dataOf } from "../call-api";
import { page, readForm, readQuery } from "../page";
import { afterOrder } from "../pay-href";
import { refusalOf } from "../refusal";
import type { MobileSite } from "../site";
import { ExtensionView } from "../views/extension-view";
import { extendHref } from "../views/rental-extensions";

const HOUR_MS = 3_600_000;

const hours = integerField(999);
const query = orderNumRequest.extend({ hours: hours.optional().catch(undefined) });
const form = orderNumRequest.extend({
  hours,
  pay_type: z.string().max(2),
  request_id: z.string().max(64),
  expected_price: z.string().max(20),
});

/** 续租: extends a running rental by a paid extension, and cancels an unpaid one. */
export function extendRentalPage(phone: Hono, site: MobileSite): void {
  phone.get("/extendRental", async (c) => {
    const { order_num, hours } = await readQuery(c, query);
    return show(c, site, { orderNum: order_num, hours });
  });

  phone.post("/extendRental", async (c) => {
    const fields = await readForm(c, form);
    const { order_num, hours, expected_price } = fields;
    const call = site.callFor(c, extendHref(order_num, hours));
    const answer = await call("extendRental", fields);
    if (answer.ok) {
      const qrcode = answer.data.payment?.qrcode ?? "";
      return afterOrder(c, site.settings, { qrcode, orderPage: orderHref(order_num) });
    }
    if (answer.code === ERRORS.orderNotFound.code) throw refusalOf("orderNotFound");
    const hasChanged = answer.code === ERRORS.priceChanged.code;
    const problem = hasChanged
      ? `价格已从 ¥${expected_price} 变动，请按下面的新价格确认`
      : answer.msg;
    return show(c, site, { orderNum: order_num, hours }, problem);
  });

  phone.post("/extendRental/cancel", async (c) => {
    const fields = await readForm(c, orderNumRequest.extend({ extension_num: orderNum }));
    const call = site.callFor(c, orderHref(fields.order_num));
    const answer = await call("orderCancel", { order_num: fields.extension_num });
    if (!answer.ok && answer.code === ERRORS.orderNotFound.code) throw refusalOf("orderNotFound");
    return c.redirect(orderHref(fields.order_num), 303);
  });
}

/** Redirects to the order when its rental has ended. */
async function show(
  c: Context,
  site: MobileSite,
  chosen: { orderNum: string; hours: number | undefined },
  problem?: string,
): Promise<Response> {
  const { orderNum } = chosen;
  const call = site.callFor(c, extendHref(orderNum, chosen.hours));
  const answer = await call("orderDetail", { order_num: orderNum });
  if (!answer.ok && answer.code === ERRORS.orderNotFound.code) throw refusalOf("orderNotFound");
  const order = dataOf(answer);
  const { rental } = order;
  if (!rental?.extension_offer) return c.redirect(orderHref(orderNum), 303);
  const offer = rental.extension_offer;
  const hours = chosen.hours ?? Math.min(2, Math.max(1, offer.most_hours));
  const now = site.now();
  const endsAt = new Date(rental.ends_at);
  const isPossible = hours >= 1 && hours <= offer.most_hours;
  const limit = `现在可以续 1 到 ${offer.most_hours} 小时`;
  const error = problem ?? (isPossible ? undefined : limit);
  return page(
    c,
    <ExtensionView
      order={order}
      offer={offer}
      hours={hours}
      price={fenToYuan((yuanToFen(offer.hour_price) ?? 0) * hours)}
      endsAt={formatFutureTime(endsAt, now)}
      extendedTo={formatFutureTime(new Date(endsAt.getTime() + hours * HOUR_MS), now)}
      presets={PRESETS.filter((preset) => preset.hours <= offer.most_hours)}
      requestId={randomBytes(16).toString("base64url")}
      error={error}
    />,
    error === undefined ? 200 : 409,
  );
}

const PRESETS = [
  { hours: 1, words: "1 小时" },
  { hours: 2, words: "2 小时" },
  { hours: 6, words: "6 小时" },
  { hours: 24, words: "24 小时" },
];
