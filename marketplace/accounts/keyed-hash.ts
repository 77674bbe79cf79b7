import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "../config";

/** Domain separation: a hash made for one purpose is invalid for another. */
type Purpose =
  | "sms-code"
  | "promotion"
  | "scan-code"
  | "scan-state"
  | "browser"
  | "operator-form"
  | "operator-browser"
  | "network"
  | "handover";

/**
 * Computes the HMAC-SHA256 of the parts with the installation's secret.
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

/** Computes the SHA-256, in base64url, of a value with enough entropy not to be guessed. */
export function plainHash(value: string): string {
  return createHash("sha256").update(value).digest("base64url");
}

/** Compares in constant time. */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(plainHash(a)), Buffer.from(plainHash(b)));
}
