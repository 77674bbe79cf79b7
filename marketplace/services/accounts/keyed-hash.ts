import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "../../config";

/** What a keyed hash is for. A hash made for one purpose is worthless for another. */
type Purpose =
  | "sms-code"
  | "promotion"
  | "scan-code"
  | "scan-state"
  | "browser"
  | "operator-form"
  | "handover";

/**
 * HMAC-SHA256 of the parts under the installation's secret.
 * @returns base64url, 43 characters
 */
export function keyedHash(
  config: Pick<Config, "internalSecret">,
  purpose: Purpose,
  parts: readonly (string | number)[],
): string {
  return createHmac("sha256", config.internalSecret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest("base64url");
}

/** SHA-256 of a value that is itself random enough not to be guessed. Base64url. */
export function plainHash(value: string): string {
  return createHash("sha256").update(value).digest("base64url");
}

/** Compares in constant time. */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(plainHash(a)), Buffer.from(plainHash(b)));
}
