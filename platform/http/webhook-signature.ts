import { createHmac, timingSafeEqual } from "node:crypto";

/** Headers of a signed webhook: seconds since 1970, and the signature (docs/sms.md). */
export const TIMESTAMP_HEADER = "X-Timestamp";
export const SIGNATURE_HEADER = "X-Signature";

/** Largest difference between the timestamp and the receiver's clock. */
const TOLERANCE_S = 300;

/** @returns the value of X-Signature: HMAC-SHA256 of `<timestamp>.<body>`, hex */
export const webhookSignature = (key: string, timestamp: string, body: string): string =>
  createHmac("sha256", key).update(`${timestamp}.${body}`).digest("hex");

/** For the receiver: whether this body was recently signed with the key. */
export function isSignedWebhook(key: string, headers: Headers, body: string, now: Date): boolean {
  const timestamp = headers.get(TIMESTAMP_HEADER) ?? "";
  const age = now.getTime() / 1000 - Number(timestamp);
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(age) > TOLERANCE_S) return false;
  const expected = Buffer.from(webhookSignature(key, timestamp, body));
  const received = Buffer.from(headers.get(SIGNATURE_HEADER) ?? "");
  return received.length === expected.length && timingSafeEqual(received, expected);
}
