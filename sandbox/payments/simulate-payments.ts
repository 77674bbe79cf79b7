import { Hono } from "hono";
import { alipayGateway } from "./alipay/gateway";
import { ALIPAY_SCHEDULE_S, alipayNotifications } from "./alipay/notification";
import { createOutbox, type Send } from "./outbox";
import { createProviderSimulator, type ProviderSimulator } from "./provider-simulator";
import { memoryTrades, type ProviderName, type TradeStore } from "./trade";
import { wechatApi } from "./wechat/api";
import { WECHAT_SCHEDULE_S, wechatNotifications } from "./wechat/notification";

interface Options {
  now: () => Date;
  /** What a payment QR code leads to. */
  cashierUrl: (provider: ProviderName, orderNum: string) => string;
  /** Carries notifications to the merchant; by HTTP unless given. */
  send?: Send;
  trades?: (provider: ProviderName) => TradeStore;
}

export interface SimulatedPayments {
  /** `/alipay/gateway.do` and `/wechat/v3/…`. */
  app: Hono;
  simulators: Record<ProviderName, ProviderSimulator>;
}

/** The payment providers of the sandbox, with the sample merchant as their only one. */
export function simulatePayments({
  now,
  cashierUrl,
  send = fetch,
  trades = memoryTrades,
}: Options): SimulatedPayments {
  const alipay = createProviderSimulator({
    name: "alipay",
    trades: trades("alipay"),
    outbox: createOutbox(ALIPAY_SCHEDULE_S, now, send),
    now,
    writeNotification: alipayNotifications(now),
  });
  const wxpay = createProviderSimulator({
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
  return { app, simulators: { alipay, wxpay } };
}
