import type { OpenAPIHono } from "@hono/zod-openapi";
import { Hono } from "hono";
import type { Deps } from "../deps";
import { payOrder } from "../sandbox/pay-order";
import { phoneAssets } from "./assets";
import { apiOf } from "./call-api";
import { boostPage } from "./pages/boost-page";
import { cashierPage } from "./pages/cashier-page";
import { downloadPage } from "./pages/download-page";
import { gamePage } from "./pages/game-page";
import { goodsPage } from "./pages/goods-page";
import { groupPage } from "./pages/group-page";
import { homePage } from "./pages/home-page";
import { inboxPage } from "./pages/inbox-page";
import { loginPage } from "./pages/login-page";
import { missingPage } from "./pages/missing-page";
import { orderPage } from "./pages/order-page";
import { ordersPage } from "./pages/orders-page";
import { rentPage } from "./pages/rent-page";
import { wechatPage } from "./pages/wechat-page";
import { ownFormsOnly, phoneHeaders } from "./security";

/**
 * The phone: a stand-in for the mobile site and app, so that every QR code leads somewhere real (design §1, §3).
 * Pages are complete without a script. Nothing of it exists when the sandbox is off.
 */
export function phoneRoutes(app: OpenAPIHono, deps: Deps): void {
  if (!deps.config.sandbox) return;
  const phone = new Hono();
  phone.use(phoneHeaders, ownFormsOnly);
  phoneAssets(phone);
  const api = apiOf(app);
  homePage(phone, deps);
  loginPage(phone, deps);
  inboxPage(phone, deps);
  ordersPage(phone, deps);
  orderPage(phone, deps, api);
  cashierPage(phone, deps, (orderNum, outcome) => payOrder(deps, { orderNum, outcome }));
  goodsPage(phone, deps, api);
  rentPage(phone, deps, api);
  groupPage(phone, deps, api);
  gamePage(phone, deps, api);
  boostPage(phone, deps);
  downloadPage(phone, deps);
  wechatPage(phone, deps);
  missingPage(phone, deps);
  app.get("/phone/", (c) => c.redirect(`/phone${new URL(c.req.url).search}`, 308));
  app.route("/phone", phone);
}
