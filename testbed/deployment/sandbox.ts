import { expect } from "@playwright/test";
import { deployment } from "./deployment";

/** Client of the marketplace's sandbox calls, which stand in for a phone, a payment provider or a clock. */

async function call(path: string, init: RequestInit = {}): Promise<unknown> {
  if (!deployment.isWritable || !deployment.apiUrl)
    throw new Error("sandbox calls need PLAYWRIGHT_ALLOW_WRITES=1 and PLAYWRIGHT_API_URL");
  const response = await fetch(`${deployment.apiUrl}/sandbox/${path}`, init);
  expect(response.ok, `${path}: ${response.status}`).toBe(true);
  return response.json();
}

const post = (path: string, body: unknown): Promise<unknown> =>
  call(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

let isFailing = false;
const forcedPaths = new Set<string>();

export const sandbox = {
  /** @param notice how the provider's notification is delivered: sandbox/adapters/pay-order.ts */
  pay: (order_num: string, outcome: "paid" | "failed", notice = "now") =>
    post("pay", { order_num, outcome, notice }) as Promise<{ http: number }>,
  /** While the simulated seller is idle, orders with manual delivery stay undelivered. */
  sellerIdle: (idle: boolean) => post("seller", { idle }),
  /** While fulfilment fails, paid orders are not fulfilled. */
  async failFulfilment(fails: boolean) {
    isFailing = fails;
    await post("fulfilment", { fails });
  },
  /** Ends what a test has not ended. */
  async endFaults() {
    if (isFailing) await sandbox.failFulfilment(false);
  },
  advanceClock: (advance_s: number) => post("clock", { advance_s }),
  async force(answer: { path: string; code: number; msg: string; times: number }) {
    forcedPaths.add(answer.path);
    await post("force", answer);
  },
  /** Clears unused forced answers. */
  async endForced() {
    for (const path of forcedPaths) await post("force", { path, times: 0 });
    forcedPaths.clear();
  },
  wechat: (k: string, act: "scan" | "authorise" | "cancel", identity: "known" | "new" = "known") =>
    post("wechat", { k, act, identity }),
  /** Puts a listing of any shape on sale; fields as in sandbox/adapters/add-listing.ts. */
  list: (listing: object) =>
    post("listing", listing) as Promise<{ goods_id: number; user_id: number }>,
  unlist: (goods_id: number) => post("unlist", { goods_id }),
  async smsCode(phone: string): Promise<string> {
    const body = (await call(`sms?phone=${phone}`)) as { verify_code: string };
    expect(body.verify_code).toMatch(/^\d{6}$/);
    return body.verify_code;
  },
};

let next = Number(String(process.hrtime.bigint()).slice(-7));

/** Returns an unused phone number: fresh rate limits, no orders, no coupons. */
export function newPhone(): string {
  next = (next + 1) % 10_000_000;
  return `177${String(next).padStart(8, "0")}`;
}
