import { createCipheriv } from "node:crypto";
import { expect } from "@playwright/test";
import type { CallAnswer, CallRequest } from "../../contract/calls";
import { type CallName, PATHS, sendsQuery } from "../../contract/paths";
import { API } from "./addresses";
import { sandbox } from "./sandbox";

/** A buyer without a browser: the other one who is quicker, and the one who checks what the database says. */
export class ApiBuyer {
  private constructor(
    readonly phone: string,
    private readonly token: string,
  ) {}

  /** Logs in by phone code, as a phone (device 1) or a desktop (device 2). */
  static async login(phone: string, device: "1" | "2" = "2"): Promise<ApiBuyer> {
    await send("sendSms", { data: encrypted({ phone, event: "login" }) }, { "req-v": "2" });
    const verify_code = await sandbox.smsCode(phone);
    const { data } = await send("login", { phone, verify_code }, { Device: device });
    return new ApiBuyer(phone, data.authorization);
  }

  async call<N extends CallName>(name: N, payload: CallRequest<N>) {
    return send(name, payload, { Authorization: this.token });
  }
}

export async function send<N extends CallName>(
  name: N,
  payload: CallRequest<N>,
  headers: Record<string, string> = {},
): Promise<{ code: number; msg: string; data: CallAnswer<N> }> {
  const { method, path } = PATHS[name];
  const query = new URLSearchParams(payload as Record<string, string>).toString();
  const inQuery = sendsQuery(name);
  const response = await fetch(API + path + (inQuery && query ? `?${query}` : ""), {
    method,
    headers: { "Content-Type": "application/json", Device: "2", ...headers },
    ...(inQuery ? {} : { body: JSON.stringify(payload) }),
  });
  return (await response.json()) as { code: number; msg: string; data: CallAnswer<N> };
}

/** The encrypted payload of send_sms with the sandbox's sample key material (design §3). */
function encrypted(payload: unknown): string {
  const cipher = createCipheriv("aes-128-cbc", "storefront-key-1", "storefront-iv-01");
  return cipher.update(JSON.stringify(payload), "utf8", "base64") + cipher.final("base64");
}

/** @returns the data of an answer that must be a success */
export function succeeded<T>(answer: { code: number; msg: string; data: T }): T {
  expect(answer.code, answer.msg).toBe(0);
  return answer.data;
}
