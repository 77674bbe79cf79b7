import { Hono } from "hono";
import { alipayGateway } from "./alipay/gateway";
import { ALIPAY_SCHEDULE_S, alipayNotifications } from "./alipay/notification";
import { type Company, createCompany } from "./company";
import { createOutbox, type Send } from "./outbox";
import { type CompanyName, memoryTrades, type TradeStore } from "./trade";
import { wechatApi } from "./wechat/api";
import { WECHAT_SCHEDULE_S, wechatNotifications } from "./wechat/notification";

interface Options {
  now: () => Date;
  /** What a payment QR code leads to. */
  cashierUrl: (company: CompanyName, orderNum: string) => string;
  /** Carries notifications to the merchant; by HTTP unless given. */
  send?: Send;
  trades?: (company: CompanyName) => TradeStore;
}

export interface SimulatedPayments {
  /** `/alipay/gateway.do` and `/wechat/v3/…`. */
  app: Hono;
  companies: Record<CompanyName, Company>;
}

/** The payment companies of the sandbox, with the sample merchant as their only one. */
export function simulatePayments({
  now,
  cashierUrl,
  send = fetch,
  trades = memoryTrades,
}: Options): SimulatedPayments {
  const alipay = createCompany({
    name: "alipay",
    trades: trades("alipay"),
    outbox: createOutbox(ALIPAY_SCHEDULE_S, now, send),
    now,
    writeNotification: alipayNotifications(now),
  });
  const wxpay = createCompany({
    name: "wxpay",
    trades: trades("wxpay"),
    outbox: createOutbox(WECHAT_SCHEDULE_S, now, send),
    now,
    writeNotification: wechatNotifications(now),
  });
  const app = new Hono();
  app.route(
    "/alipay",
    alipayGateway(alipay, (orderNum) => cashierUrl("alipay", orderNum)),
  );
  app.route(
    "/wechat",
    wechatApi(wxpay, (orderNum) => cashierUrl("wxpay", orderNum)),
  );
  return { app, companies: { alipay, wxpay } };
}
