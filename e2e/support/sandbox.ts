import { expect } from "@playwright/test";
import { API } from "./addresses";

/** The marketplace's sandbox calls (design §3), as a test uses them. */

async function post(path: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${API}/sandbox/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(response.ok, `${path}: ${response.status}`).toBe(true);
  return response.json();
}

export const sandbox = {
  pay: (order_num: string, outcome: "paid" | "failed", amount?: string) =>
    post("pay", { order_num, outcome, ...(amount ? { amount } : {}) }),
  advanceClock: (advance_s: number) => post("clock", { advance_s }),
  force: (answer: { path: string; code: number; msg: string; times: number }) =>
    post("force", answer),
  wechat: (k: string, act: "scan" | "authorise" | "cancel", identity: "known" | "new" = "known") =>
    post("wechat", { k, act, identity }),
  /** Puts a listing of any shape on sale; fields as in marketplace/sandbox/add-listing.ts. */
  list: (listing: object) =>
    post("listing", listing) as Promise<{ goods_id: number; user_id: number }>,
  unlist: (goods_id: number) => post("unlist", { goods_id }),
  reset: () => post("reset", {}),
  async smsCode(phone: string): Promise<string> {
    const response = await fetch(`${API}/sandbox/sms?phone=${phone}`);
    const body = (await response.json()) as { verify_code: string };
    expect(body.verify_code).toMatch(/^\d{6}$/);
    return body.verify_code;
  },
};

let next = Number(String(process.hrtime.bigint()).slice(-7));

/** A phone number nobody has used yet: its own limits, no orders, no coupons. */
export function newPhone(): string {
  next = (next + 1) % 10_000_000;
  return `177${String(next).padStart(8, "0")}`;
}
