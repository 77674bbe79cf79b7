import {
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
  webhookSignature,
} from "@storefront/platform/http/webhook-signature";
import { PROVIDER_TIMEOUT_MS } from "../time-limit";
import { SmsRefused, type SmsSender } from "./sender";
import type { SmsWebhookSettings } from "./settings";

/**
 * Sends messages to the operator's own gateway: a signed POST of JSON, `{phone, verify_code, content}` for a code and
 * `{phone, notice, order, content, id}` for an SMS about an order (docs/sms.md). Anything other than 2xx within four seconds is a
 * failure; there are no retries.
 */
export function webhookSender(
  { url, key, acceptsOrderSms }: Pick<SmsWebhookSettings, "url" | "key" | "acceptsOrderSms">,
  now = () => new Date(),
): SmsSender {
  const post = async (message: object) => {
    const body = JSON.stringify(message);
    const timestamp = String(Math.floor(now().getTime() / 1000));
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        [TIMESTAMP_HEADER]: timestamp,
        [SIGNATURE_HEADER]: webhookSignature(key, timestamp, body),
      },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new SmsRefused(`the SMS gateway answered ${response.status}`);
  };
  return {
    send: ({ phone, verifyCode, content }) => post({ phone, verify_code: verifyCode, content }),
    ...(acceptsOrderSms && {
      notify: ({ id, phone, kind, orderTail, content }) =>
        post({ phone, notice: kind, order: orderTail, content, id }),
    }),
  };
}
