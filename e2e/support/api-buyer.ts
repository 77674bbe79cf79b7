import { createCipheriv, randomInt } from "node:crypto";
import { expect } from "@playwright/test";
import type { CallAnswer, CallRequest } from "../../contract/calls";
import { type CallName, PATHS, sendsQuery } from "../../contract/paths";
import { SAMPLES } from "../../contract/samples";
import { deployment } from "./deployment";
import { requestHost } from "./host-request";
import { newPhone, sandbox } from "./sandbox";

export interface Envelope<T> {
  code: number;
  msg: string;
  data: T;
}

/** A buyer without a browser: a rival who is quicker, or the one whose session a page is given. */
export class ApiBuyer {
  private constructor(
    readonly phone: string,
    readonly token: string,
    readonly userId: number,
  ) {}

  /** Logs in by phone code on a brand's host, as its login dialog does. */
  static async login(phone = newPhone(), brand = "mima"): Promise<ApiBuyer> {
    // Without a cookie, a code logs in at the address that it was sent for.
    const address = { "X-Client-Address": newAddress() };
    const data = encrypt({ phone, event: "login" });
    await send("sendSms", { data }, { "req-v": "2", ...address }, brand);
    const verify_code = await sandbox.smsCode(phone);
    const session = succeeded(await send("login", { phone, verify_code }, address, brand));
    return new ApiBuyer(phone, session.authorization, session.user_id);
  }

  call<N extends CallName>(name: N, payload: CallRequest<N>): Promise<Envelope<CallAnswer<N>>> {
    return send(name, payload, { Authorization: this.token });
  }
}

/** One call of the contract, as a visitor of a brand's host makes it. */
export async function send<N extends CallName>(
  name: N,
  payload: CallRequest<N>,
  headers: Record<string, string> = {},
  brand = "mima",
): Promise<Envelope<CallAnswer<N>>> {
  const { method, path } = PATHS[name];
  const query = new URLSearchParams(payload as Record<string, string>).toString();
  const inQuery = sendsQuery(name);
  const target = path + (inQuery && query ? `?${query}` : "");
  const all = { "Content-Type": "application/json", Device: "2", ...headers };
  const body = inQuery ? undefined : JSON.stringify(payload);
  const answer = deployment.isOwn
    ? await sendToMarketplace(brand, target, all, method, body)
    : (await requestHost(brand, `/api${target}`, all, { method, body })).body;
  return JSON.parse(answer) as Envelope<CallAnswer<N>>;
}

/** A run logs in more buyers than one address may. */
const newAddress = () => `10.${[1, 2, 3].map(() => randomInt(256)).join(".")}`;

/** As the storefront's proxy passes a call on. */
async function sendToMarketplace(
  brand: string,
  target: string,
  headers: Record<string, string>,
  method: string,
  body: string | undefined,
): Promise<string> {
  const origin = deployment.origin(brand);
  const proxied = {
    "X-Internal-Secret": SAMPLES.INTERNAL_SECRET,
    "X-Site": new URL(origin).hostname,
    "X-Site-Origin": origin,
  };
  const response = await fetch(deployment.apiUrl + target, {
    method,
    headers: { "X-Client-Address": newAddress(), ...headers, ...proxied },
    ...(body === undefined ? {} : { body }),
  });
  return response.text();
}

/** The encrypted payload of send_sms; its key material is the sandbox's sample. */
function encrypt(payload: unknown): string {
  const { SMS_PAYLOAD_KEY, SMS_PAYLOAD_IV } = SAMPLES;
  const cipher = createCipheriv("aes-128-cbc", SMS_PAYLOAD_KEY, SMS_PAYLOAD_IV);
  return cipher.update(JSON.stringify(payload), "utf8", "base64") + cipher.final("base64");
}

/** @returns the data of an answer that must be a success */
export function succeeded<T>(answer: Envelope<T>): T {
  expect(answer.code, answer.msg).toBe(0);
  return answer.data;
}
