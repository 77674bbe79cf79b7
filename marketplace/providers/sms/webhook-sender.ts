import {
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
  webhookSignature,
} from "@storefront/platform/http/webhook-signature";
import type { SmsSender } from "./sender";
import type { SmsWebhookSettings } from "./settings";

/**
 * Sends messages to the operator's own gateway: a signed POST of `{phone, verify_code, content}` as JSON (docs/sms.md).
 * Anything other than 2xx within ten seconds is a failure; there are no retries.
 */
export function webhookSender(
  { url, key }: Pick<SmsWebhookSettings, "url" | "key">,
  now = () => new Date(),
): SmsSender {
  return {
    async send({ phone, verifyCode, content }) {
      const body = JSON.stringify({ phone, verify_code: verifyCode, content });
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
        signal: AbortSignal.timeout(10_000),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`);
    },
  };
}
