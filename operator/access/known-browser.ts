import { randomBytes } from "node:crypto";
import { keyedHash, sameText } from "@storefront/marketplace/accounts/accounts";
import type { Config } from "@storefront/marketplace/config";
import type { operators } from "@storefront/marketplace/database/schema";

type Operator = Pick<typeof operators.$inferSelect, "id" | "passwordHash">;
type KeyConfig = Pick<Config, "internalSecret">;

/** How long a browser stays known after its last login, in seconds: 90 days. */
export const KNOWN_FOR_S = 90 * 24 * 3600;

/** Operator, time of the login (seconds since 1970), 128 random bits, and the signature over them. */
const COOKIE = /^(\d{1,9})\.(\d{1,12})\.([\w-]{22})\.([\w-]{43})$/;

/**
 * Returns the cookie value by which a browser proves that the operator has logged in with it. A new password ends it, because the
 * password's hash is signed too.
 */
export function issueKnownBrowser(config: KeyConfig, operator: Operator, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  const random = randomBytes(16).toString("base64url");
  return [operator.id, seconds, random, sign(config, operator, seconds, random)].join(".");
}

/** Whether the operator logged in with the cookie's browser during the last 90 days. */
export function isKnownBrowser(
  config: KeyConfig,
  operator: Operator,
  value: string,
  now: Date,
): boolean {
  const [, id, seconds = "", random = "", signature = ""] = COOKIE.exec(value) ?? [];
  if (id !== String(operator.id)) return false;
  if (!sameText(signature, sign(config, operator, seconds, random))) return false;
  return now.getTime() / 1000 - Number(seconds) < KNOWN_FOR_S;
}

const sign = (config: KeyConfig, operator: Operator, seconds: string, random: string): string =>
  keyedHash(config, "operator-browser", [operator.id, seconds, random, operator.passwordHash]);
