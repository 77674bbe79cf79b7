import { boostOrderRequest } from "@storefront/contract/boosts/boost";
import type { CallAnswer } from "@storefront/contract/calls";
import { ERRORS } from "@storefront/contract/codes";
import { boostHref } from "@storefront/contract/http/mobile-paths";
import { fullTime, nearTime } from "@storefront/contract/text/china-time";
import type { Context, Hono } from "hono";
import * as z from "zod";
import { dataOf, isLoginExpired } from "../call-api";
import { page, readForm, readQuery } from "../page";
import { payHref } from "../pay-href";
import { Refusal, refusalOf } from "../refusal";
import type { MobileSite } from "../site";
import type { RejectedAccount } from "../views/boost-account-card";
import { boostState } from "../views/boost-states";
import { BoostView } from "../views/boost-view";
import { NotYoursView } from "../views/not-yours-view";

/** Checked by the marketplace, so that a rejected form can be shown again. */
const accountForm = boostOrderRequest.extend({
  account: z.string().max(200).default(""),
  password: z.string().max(200).default(""),
  server: z.string().max(200).default(""),
  note: z.string().max(1000).default(""),
});

/** A boost order as its buyer sees it: state, progress, and 未接单，随时退. */
export function boostPage(phone: Hono, site: MobileSite): void {
  phone.get("/boost", async (c) => {
    const { order_num } = await readQuery(c, boostOrderRequest);
    return show(c, site, order_num);
  });

  phone.get("/boostState", async (c) => {
    const { order_num } = await readQuery(c, boostOrderRequest);
    const order = await site.callFor(c)("boostOrder", { order_num });
    if (isLoginExpired(order)) throw refusalOf("orderNotFound");
    return c.text(boostState(dataOf(order)));
  });

  phone.post("/boost/account", async (c) => {
    const { order_num, password, ...typed } = await readForm(c, accountForm);
    const call = site.callFor(c, boostHref(order_num));
    const answer = await call("boostAccount", { order_num, password, ...typed });
    if (answer.ok) return c.redirect(boostHref(order_num), 303);
    const isInvalid = answer.code === ERRORS.invalid.code;
    const reason = isInvalid ? `${answer.msg}。改好以后请重新输入密码再提交` : answer.msg;
    return show(c, site, order_num, { rejected: { typed, reason } });
  });

  phone.post("/boost/confirm", async (c) => {
    const { order_num } = await readForm(c, boostOrderRequest);
    const answer = await site.callFor(c, boostHref(order_num))("orderReceive", { order_num });
    if (answer.ok) return c.redirect(boostHref(order_num), 303);
    return show(c, site, order_num, { error: answer.msg });
  });

  phone.post("/boost/cancel", async (c) => {
    const { order_num } = await readForm(c, boostOrderRequest);
    const call = site.callFor(c, boostHref(order_num));
    const { status } = dataOf(await call("boostOrder", { order_num }));
    const answer = await call(status === "pending" ? "orderCancel" : "boostCancel", { order_num });
    if (answer.ok) return c.redirect(boostHref(order_num), 303);
    const refusal = new Refusal(answer.code, answer.msg);
    if (refusal.status !== 409) throw refusal;
    return show(c, site, order_num, { error: refusal.message });
  });
}

async function show(
  c: Context,
  site: MobileSite,
  orderNum: string,
  refused: { error?: string; rejected?: RejectedAccount } = {},
): Promise<Response> {
  const call = site.callFor(c, boostHref(orderNum));
  const owner = dataOf(await call("profile", {}));
  const now = site.now();
  const answer = await call("boostOrder", { order_num: orderNum });
  if (!answer.ok && answer.code === ERRORS.orderNotFound.code) {
    return page(c, <NotYoursView owner={owner} next={boostHref(orderNum)} />, 404);
  }
  const order = dataOf(answer);
  return page(
    c,
    <BoostView
      order={order}
      createdAt={fullTime(new Date(order.created_at))}
      paidAt={timeOf(order.paid_at)}
      acceptedAt={timeOf(order.accepted_at)}
      when={(iso) => nearTime(new Date(iso), now)}
      payHref={payHref(c, site.settings, order.qrcode)}
      againHref={againHref(order)}
      {...refused}
    />,
    Object.keys(refused).length === 0 ? 200 : 409,
  );
}

/** @returns the game page with the same choice */
function againHref(order: CallAnswer<"boostOrder">): string {
  const { game_id, start_id, target_id, inscription, partition_id } = order;
  const choice = Object.entries({ game_id, start_id, target_id, inscription, partition_id });
  const query = Object.fromEntries(choice.map(([name, value]) => [name, String(value)]));
  return `/phone/game?${new URLSearchParams(query)}`;
}

const timeOf = (iso: string | null): string | null =>
  iso === null ? null : fullTime(new Date(iso));
