import { createHmac, timingSafeEqual } from "node:crypto";

/** Headers of a signed webhook: seconds since 1970, and the signature (docs/sms.md). */
export const TIMESTAMP_HEADER = "X-Timestamp";
export const SIGNATURE_HEADER = "X-Signature";

/** How far the timestamp may be from the receiver's clock. */
const TOLERANCE_S = 300;

/** @returns the value of X-Signature: HMAC-SHA256 of `<timestamp>.<body>`, hex */
export const webhookSignature = (key: string, timestamp: string, body: string): string =>
  createHmac("sha256", key).update(`${timestamp}.${body}`).digest("hex");

/** The receiver's side: whether the holder of the key has sent this body, not long ago. */
export function isSignedWebhook(key: string, headers: Headers, body: string, now: Date): boolean {
  const timestamp = headers.get(TIMESTAMP_HEADER) ?? "";
  const age = now.getTime() / 1000 - Number(timestamp);
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(age) > TOLERANCE_S) return false;
  const expected = Buffer.from(webhookSignature(key, timestamp, body));
  const given = Buffer.from(headers.get(SIGNATURE_HEADER) ?? "");
  return given.length === expected.length && timingSafeEqual(given, expected);
}
