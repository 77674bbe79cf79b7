import AES from "crypto-js/aes";
import Utf8 from "crypto-js/enc-utf8";
import type { TestApp } from "./test-app";

/** The `data` field of send_sms, enciphered the way the storefront does it. */
export function smsData(test: TestApp, payload: unknown): string {
  const { smsPayloadKey, smsPayloadIv } = test.deps.config;
  return AES.encrypt(JSON.stringify(payload), Utf8.parse(smsPayloadKey), {
    iv: Utf8.parse(smsPayloadIv),
  }).toString();
}

/** Requests a code. @returns the answer, also a refusal */
export const requestCode = (test: TestApp, phone: string, event = "login", headers = {}) =>
  test.request(
    "sendSms",
    { data: smsData(test, { phone, event }) },
    { headers: { "req-v": "2", ...headers } },
  );

/** Requests a code and reads it from the message. `headers` name the browser, which alone can use it. */
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

/** Another code than this one. */
export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
