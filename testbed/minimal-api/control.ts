import { expect } from "@playwright/test";
import { deployment } from "../deployment/deployment";

const call = async (name: string, query: Record<string, string>): Promise<unknown> =>
  (await fetch(`${deployment.apiUrl}/control/${name}?${new URLSearchParams(query)}`)).json();

/** Control calls that stand in for a phone (examples/minimal-api/serve.ts). */
export const control = {
  async smsCode(phone: string): Promise<string> {
    const code = await call("sms", { phone });
    expect(code).toMatch(/^\d{6}$/);
    return String(code);
  },
  async pay(order_num: string): Promise<void> {
    expect(await call("pay", { order_num })).toBe(true);
  },
  async scan(k: string): Promise<void> {
    expect(await call("scan", { k })).toBe(true);
  },
};
