import { openProviders } from "@storefront/marketplace/providers/payments/open-providers";
import type {
  PaymentProvider,
  ProviderName,
} from "@storefront/marketplace/providers/payments/provider";
import { listen } from "@storefront/sandbox/adapters/listen";
import { sampleAlipay, sampleWechat } from "@storefront/sandbox/adapters/sample-settings";
import type { Send } from "@storefront/sandbox/payments/outbox";
import {
  type SimulatedPayments,
  simulatePayments,
} from "@storefront/sandbox/payments/simulate-payments";

/** Base URL of simulated notifications. */
export const MERCHANT_URL = "http://merchant.test";

/** URL in payment QR codes. */
export const CASHIER_URL = "http://cashier.test/pay";

export interface Simulated extends Pick<SimulatedPayments, "simulators"> {
  providers: Record<ProviderName, PaymentProvider>;
  close(): Promise<void>;
}

/**
 * Opens the simulated payment providers behind a real HTTP server on a free port, with clients for them.
 * @param send delivers notifications to the merchant
 */
export async function openSimulated(now: () => Date, send: Send): Promise<Simulated> {
  const { app, simulators } = simulatePayments({ now, send, cashierUrl: () => CASHIER_URL });
  const server = await listen(app);
  return {
    simulators,
    providers: providersAt(server.address, now),
    close: server.close,
  };
}

/** Creates clients of simulated providers. @param gateways base URL of the simulators */
export function providersAt(gateways: string, now: () => Date): Simulated["providers"] {
  const settings = {
    alipay: sampleAlipay(`${gateways}/alipay/gateway.do`),
    wechat: sampleWechat(`${gateways}/wechat`),
  };
  const { alipay, wxpay } = openProviders(settings, MERCHANT_URL, now);
  if (!alipay || !wxpay) throw new Error("both providers are configured");
  return { alipay, wxpay };
}
