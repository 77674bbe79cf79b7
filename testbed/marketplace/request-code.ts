import { encryptSmsPayload } from "@storefront/mobile/sms-payload";
import type { TestApp } from "./test-app";

interface SmsPayload {
  phone: string;
  event: "login" | "bind";
}

/** Returns the `data` field of send_sms, encrypted as a page does. */
export const smsData = ({ deps }: Pick<TestApp, "deps">, payload: SmsPayload): string =>
  encryptSmsPayload(deps.config, payload);

/** Requests a code. @returns the answer, even when it is a refusal */
export const requestCode = (
  test: TestApp,
  phone: string,
  event: SmsPayload["event"] = "login",
  headers = {},
) =>
  test.request(
    "sendSms",
    { data: smsData(test, { phone, event }) },
    { headers: { "req-v": "2", ...headers } },
  );

/** Requests a code and reads it from the message. Only the browser in `headers` can use it. */
export async function receiveCode(
  test: TestApp,
  phone: string,
  event: SmsPayload["event"] = "login",
  headers = {},
): Promise<string> {
  const { code, msg } = await requestCode(test, phone, event, headers);
  const message = test.sentSms.at(-1);
  if (code !== 0 || !message) throw new Error(`no code was sent: ${msg}`);
  return message.verifyCode;
}

/** Returns a code that differs from this one. */
export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
