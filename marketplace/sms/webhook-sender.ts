import type { SmsSender } from "./sender";

/**
 * Hands messages to the operator's own gateway: POST of `{phone, verify_code, content}` as JSON to `url`
 * (SMS_WEBHOOK_URL). Any status but 2xx within ten seconds is a failure; nothing is sent twice.
 */
export function webhookSender(url: string): SmsSender {
  return {
    async send({ phone, verifyCode, content }) {
      const response = await fetch(url, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ phone, verify_code: verifyCode, content }),
        redirect: "error",
        signal: AbortSignal.timeout(10_000),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`);
    },
  };
}
