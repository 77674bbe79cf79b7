import { Hono } from "hono";
import { ALIPAY_SCHEDULE_S, alipayNotifications } from "./alipay/callback";
import { alipayGateway } from "./alipay/gateway";
import { cashierLink } from "./cashier/link";
import { type Credentials, SAMPLE_CREDENTIALS } from "./credentials";
import { createOutbox, type Send } from "./outbox";
import { createProviderSimulator, type ProviderSimulator } from "./provider-simulator";
import { memoryTrades, type ProviderName, type TradeStore } from "./trade";
import { wechatApi } from "./wechat/api";
import { WECHAT_SCHEDULE_S, wechatNotifications } from "./wechat/callback";

interface Options {
  now: () => Date;
  /** Base URL of the cashier in payment QR codes (cashier/cashier-app.tsx). */
  cashierUrl: () => string;
  /** Delivers callbacks to the merchant; over HTTP by default. */
  send?: Send;
  trades?: (provider: ProviderName) => TradeStore;
  /** Defaults to the sample merchant. */
  credentials?: Credentials;
}

export interface SimulatedPayments {
  /** `/alipay/gateway.do` and `/wechat/v3/…`. */
  app: Hono;
  simulators: Record<ProviderName, ProviderSimulator>;
}

/** Creates the payment providers of the sandbox, which know one merchant. */
export function simulatePayments({
  now,
  cashierUrl,
  send = fetch,
  trades = memoryTrades,
  credentials = SAMPLE_CREDENTIALS,
}: Options): SimulatedPayments {
  const alipay = createProviderSimulator({
    name: "alipay",
    credentials,
    trades: trades("alipay"),
    outbox: createOutbox(ALIPAY_SCHEDULE_S, now, send),
    now,
    writeNotification: alipayNotifications(now, credentials),
    closesAfterFailure: true,
  });
  const wxpay = createProviderSimulator({
    name: "wxpay",
    credentials,
    trades: trades("wxpay"),
    outbox: createOutbox(WECHAT_SCHEDULE_S, now, send),
    now,
    writeNotification: wechatNotifications(now, credentials),
    closesAfterFailure: false,
  });
  const app = new Hono();
  const qrText = (orderNum: string) => cashierLink(credentials, cashierUrl(), orderNum);
  app.route("/alipay", alipayGateway(alipay, qrText));
  app.route("/wechat", wechatApi(wxpay, qrText));
  return { app, simulators: { alipay, wxpay } };
}
