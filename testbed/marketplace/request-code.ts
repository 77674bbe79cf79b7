import AES from "crypto-js/aes";
import Utf8 from "crypto-js/enc-utf8";
import type { TestApp } from "./test-app";

/** Returns the `data` field of send_sms, encrypted like in the storefront. */
export function smsData(test: TestApp, payload: unknown): string {
  const { smsPayloadKey, smsPayloadIv } = test.deps.config;
  return AES.encrypt(JSON.stringify(payload), Utf8.parse(smsPayloadKey), {
    iv: Utf8.parse(smsPayloadIv),
  }).toString();
}

/** Requests a code. @returns the answer, even when it is a refusal */
export const requestCode = (test: TestApp, phone: string, event = "login", headers = {}) =>
  test.request(
    "sendSms",
    { data: smsData(test, { phone, event }) },
    { headers: { "req-v": "2", ...headers } },
  );

/** Requests a code and reads it from the message. Only the browser in `headers` can use it. */
export async function receiveCode(
  test: TestApp,
  phone: string,
  event = "login",
  headers = {},
): Promise<string> {
  const { code, msg } = await requestCode(test, phone, event, headers);
  const message = test.sentSms.at(-1);
  if (code !== 0 || !message) throw new Error(`no code was sent: ${msg}`);
  return message.verifyCode;
}

/** Returns a code that differs from this one. */
export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
