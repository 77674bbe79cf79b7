import { expect } from "@playwright/test";
import type { WorkerDeployment } from "@storefront/testbed/deployment/worker-deployment";

export interface Systems {
  /** Reads the latest code sent to a number. */
  smsCode(phone: string): Promise<string>;
  /** Pays the trade of an order without its page. @param notice as in sandbox/payments/callbacks.ts */
  pay(orderNum: string, notice?: string): Promise<void>;
  /** Changes the amount that the provider received for an order, in yuan. */
  changeAmount(orderNum: string, amount: string): Promise<void>;
  /** Reads how much of an order a provider has refunded, in fen. */
  refundedFen(orderNum: string): Promise<number>;
  /** Makes the next 100 calls of a kind fail at a payment provider (sandbox/calls/declared/provider-calls.ts). */
  fail(provider: "alipay" | "wxpay", call: string, fault: string): Promise<void>;
}

/** Returns a client of the product's simulated systems. @throws Error when they do not run as a separate process */
export function systemsOf(product: WorkerDeployment | undefined): Systems {
  const url = product?.systems?.url;
  if (url === undefined) throw new Error("this product has no systems of its own");
  const post = (path: string, body: unknown) =>
    fetch(`${url}/control/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  return {
    async smsCode(phone) {
      const codes = (await (await fetch(`${url}/control/sms?phone=${phone}`)).json()) as string[];
      expect(codes.at(-1)).toMatch(/^\d{6}$/);
      return codes.at(-1) ?? "";
    },
    async pay(order_num, notice = "now") {
      expect((await post("pay", { order_num, notice })).ok).toBe(true);
    },
    async changeAmount(orderNum, amount) {
      expect((await post(`trades/${orderNum}`, { amount })).ok).toBe(true);
    },
    async refundedFen(orderNum) {
      const response = await fetch(`${url}/control/trades/${orderNum}`);
      expect(response.ok).toBe(true);
      const { refunds } = (await response.json()) as {
        refunds: Record<string, { amountFen: number }>;
      };
      return Object.values(refunds).reduce((sum, { amountFen }) => sum + amountFen, 0);
    },
    async fail(provider, call, fault) {
      const response = await post("faults", { provider, call, fault, times: 100 });
      expect(response.ok).toBe(true);
    },
  };
}
