import { expect } from "@playwright/test";
import type { OwnProduct } from "../setup/own-product";

export interface Systems {
  /** Reads the latest code sent to a number. */
  smsCode(phone: string): Promise<string>;
  /** Makes the next 100 calls of a kind fail at a payment provider (sandbox/payments/control.ts). */
  fail(provider: "alipay" | "wxpay", call: string, fault: string): Promise<void>;
}

/** Returns a client of the product's simulated systems. @throws Error when they do not run as a separate process */
export function systemsOf(product: OwnProduct | undefined): Systems {
  const url = product?.systems?.url;
  if (url === undefined) throw new Error("this product has no systems of its own");
  return {
    async smsCode(phone) {
      const codes = (await (await fetch(`${url}/control/sms?phone=${phone}`)).json()) as string[];
      expect(codes.at(-1)).toMatch(/^\d{6}$/);
      return codes.at(-1) ?? "";
    },
    async fail(provider, call, fault) {
      const response = await fetch(`${url}/control/faults`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ provider, call, fault, times: 100 }),
      });
      expect(response.ok).toBe(true);
    },
  };
}
