import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import type { Send } from "@/sandbox/payments/outbox";
import { type SimulatedPayments, simulatePayments } from "@/sandbox/payments/simulate-payments";
import { openProviders } from "../open-providers";
import type { PaymentProvider, ProviderName } from "../provider";
import { sampleAlipay, sampleWechat } from "../sample-settings";

/** What simulated notifications are sent to. */
export const MERCHANT_URL = "http://merchant.test";

/** What payment QR codes lead to. */
export const CASHIER_URL = "http://cashier.test/pay";

export interface Simulated extends SimulatedPayments {
  providers: Record<ProviderName, PaymentProvider>;
  close(): Promise<void>;
}

/**
 * The simulated payment providers behind a real HTTP server on a free port, and the clients that talk to them.
 * @param send carries notifications to the merchant
 */
export async function openSimulated(now: () => Date, send: Send): Promise<Simulated> {
  const simulated = simulatePayments({
    now,
    send,
    cashierUrl: () => CASHIER_URL,
  });
  const { server, port } = await listen(simulated.app);
  const base = `http://127.0.0.1:${port}`;
  const settings = {
    alipay: sampleAlipay(`${base}/alipay/gateway.do`),
    wechat: sampleWechat(`${base}/wechat`),
  };
  const { alipay, wxpay } = openProviders(settings, MERCHANT_URL, now);
  if (!alipay || !wxpay) throw new Error("both providers are configured");
  return {
    ...simulated,
    providers: { alipay, wxpay },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function listen(app: SimulatedPayments["app"]) {
  return new Promise<{ server: ReturnType<typeof serve>; port: number }>((resolve) => {
    const server = serve(
      { fetch: app.fetch, hostname: "127.0.0.1", port: 0 },
      (info: AddressInfo) => resolve({ server, port: info.port }),
    );
  });
}
