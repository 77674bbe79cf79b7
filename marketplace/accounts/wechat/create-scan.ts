import { randomBytes } from "node:crypto";
import { ApiError } from "@storefront/contract/api-error";
import { wechatScans } from "../../database/schema";
import type { Deps } from "../../deps";
import { guard, scanRules } from "../../limits/limits";
import { plainHash } from "../keyed-hash";

/** Lifetime of a QR code. */
const LIFE_S = 120;

interface Requester {
  ip: string;
  site: string;
  /** The requesting browser's secret, without which the QR code's key is useless. */
  browser: string;
}

/**
 * Creates a WeChat login QR code (product §7 getK): `url` is its content, `k` the key for polling, 192 random bits.
 * @throws ApiError `wechatOff` when no application is configured, `tooFrequent`, `limiterDown`
 */
export async function createScan(
  deps: Deps,
  { ip, site, browser }: Requester,
): Promise<{ url: string; k: string; expires_in: number }> {
  if (!deps.wechat) throw new ApiError("wechatOff");
  await guard(deps, scanRules(ip));
  const now = deps.clock.now();
  const k = randomBytes(24).toString("base64url");
  await deps.db.insert(wechatScans).values({
    kHash: plainHash(k),
    browserHash: plainHash(browser),
    site,
    address: ip,
    status: "waiting",
    state: randomBytes(16).toString("base64url"),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFE_S * 1000),
  });
  return { url: `${deps.config.mobileSiteUrl}wechat?k=${k}`, k, expires_in: LIFE_S };
}
