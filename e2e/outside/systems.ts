import { expect } from "@playwright/test";
import type { OwnProduct } from "../setup/own-product";

export interface Systems {
  /** The newest code that was sent to a number. */
  smsCode(phone: string): Promise<string>;
  /** The next calls of this kind go wrong at a payment provider (sandbox/payments/control.ts). */
  fail(provider: "alipay" | "wxpay", call: string, fault: string): Promise<void>;
}

/** The simulated systems of a product that has them as a program of their own, as a test uses them. */
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
