/** @jsxImportSource hono/jsx */
import type { Context, Hono } from "hono";
import { boostOrderRequest } from "@/contract/boost";
import { ApiError } from "../../api-error";
import type { Deps } from "../../deps";
import { cancelBoost } from "../../services/boost/cancel-boost";
import { mobileBoostUrl } from "../../services/boost/mobile-boost-url";
import { ownBoost, readBoost } from "../../services/boost/read-boost";
import { cancelOrder } from "../../services/orders/cancel-order";
import { boostHref } from "../boost-href";
import { clockTime, fullTime } from "../china-time";
import { page, readForm, readQuery } from "../page";
import { hostOf, mobileBases, scannedPath } from "../scanned-path";
import { readOwner, readSession } from "../session";
import { BoostView, boostState } from "../views/boost-view";
import { NotYoursView } from "../views/not-yours-view";

/** A boost order for its buyer: its state, its progress, and 未接单，随时退. */
export function boostPage(phone: Hono, deps: Deps): void {
  phone.get("/boost", async (c) => {
    const { order_num } = await readQuery(c, boostOrderRequest);
    return show(c, deps, order_num);
  });

  phone.get("/boostState", async (c) => {
    const { order_num } = await readQuery(c, boostOrderRequest);
    const session = await readSession(c, deps);
    if (!session) throw new ApiError("orderNotFound");
    return c.text(boostState(await readBoost(deps, session.userId, order_num)));
  });

  phone.post("/boost/cancel", async (c) => {
    const { order_num } = await readForm(c, boostOrderRequest);
    const session = await readSession(c, deps);
    if (!session) return toLogin(c, order_num);
    try {
      const { status } = await readBoost(deps, session.userId, order_num);
      if (status === "pending") await cancelOrder(deps, session.userId, order_num);
      else await cancelBoost(deps, session.userId, order_num);
      return c.redirect(boostHref(order_num), 303);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      return show(c, deps, order_num, error.message);
    }
  });
}

async function show(c: Context, deps: Deps, orderNum: string, error?: string): Promise<Response> {
  const owner = await readOwner(c, deps);
  if (!owner) return toLogin(c, orderNum);
  const time = clockTime(deps.clock.now());
  const bases = mobileBases(deps.config);
  try {
    const order = await readBoost(deps, owner.userId, orderNum);
    const way = await ownBoost(deps.db, owner.userId, orderNum);
    const again = mobileBoostUrl(deps.config.mobileSiteUrl, way);
    return page(
      c,
      <BoostView
        time={time}
        order={order}
        createdAt={fullTime(new Date(order.created_at))}
        paidAt={timeOf(order.paid_at)}
        acceptedAt={timeOf(order.accepted_at)}
        payHref={scannedPath(order.qrcode, bases, hostOf(c)) ?? ""}
        againHref={scannedPath(again, bases, hostOf(c)) ?? "/phone/game"}
        error={error}
      />,
      error === undefined ? 200 : 409,
    );
  } catch (caught) {
    if (!(caught instanceof ApiError) || caught.reason !== "orderNotFound") throw caught;
    return page(c, <NotYoursView time={time} owner={owner} next={boostHref(orderNum)} />, 404);
  }
}

const timeOf = (iso: string | null): string | null =>
  iso === null ? null : fullTime(new Date(iso));

const toLogin = (c: Context, orderNum: string) =>
  c.redirect(`/phone/login?${new URLSearchParams({ next: boostHref(orderNum) })}`, 303);
