import { ApiError } from "@storefront/contract/api-error";
import { and, eq, gt } from "drizzle-orm";
import { wechatScans } from "../../database/schema";
import type { Deps } from "../../deps";
import { authoriseRules, guard } from "../../limits/limits";
import { plainHash } from "../keyed-hash";
import { authoriseState, readAuthoriseState } from "./authorise-state";
import { markAuthorised, markCancelled, markScanned } from "./scan-transitions";

interface Phone {
  ip: string;
  browser: string;
}

interface ScanAnswer {
  site: string;
  address: string;
  asked_at: number;
  authorize_url: string;
}

/**
 * Handles a phone that opens the QR code. @returns the requesting site and address, and the URL for the authorization
 * @throws ApiError `wechatOff`, `scanStale`, `tooFrequent`, `limiterDown`
 */
export async function openScan(
  deps: Deps,
  { k, ip, browser }: Phone & { k: string },
): Promise<ScanAnswer> {
  if (!deps.wechat) throw new ApiError("wechatOff");
  await guard(deps, authoriseRules(ip));
  const { site, address, createdAt } = await markScanned(deps, k);
  const redirectUri = `${deps.config.mobileSiteUrl}wechat/callback`;
  return {
    site,
    address,
    asked_at: Math.floor(createdAt.getTime() / 1000),
    authorize_url: deps.wechat.authorizeUrl(redirectUri, authoriseState(deps.config, k, browser)),
  };
}

/**
 * Handles the phone's return from the open platform: exchanges the code for the identity; without a code the user
 * refused, and the scan is canceled. Checks the scan first, so that no code is wasted.
 * @throws ApiError `wechatOff`, `wechatStateWrong`, `scanStale`, `wechatCodeStale`, `wechatDown`, `tooFrequent`,
 * `limiterDown`
 */
export async function authoriseScan(
  deps: Deps,
  { code, state, ip, browser }: Phone & { code?: string | undefined; state: string },
): Promise<{ authorised: boolean }> {
  if (!deps.wechat) throw new ApiError("wechatOff");
  await guard(deps, authoriseRules(ip));
  const k = readAuthoriseState(deps.config, state, browser);
  if (k === null) throw new ApiError("wechatStateWrong");
  if (code === undefined) {
    await markCancelled(deps, k);
    return { authorised: false };
  }
  await requireScanned(deps, k);
  const identity = await deps.wechat.identify(code);
  if (identity.kind !== "identified") {
    deps.log.warn({ reason: identity.detail }, "WeChat did not identify a user");
    throw new ApiError(identity.kind === "stale" ? "wechatCodeStale" : "wechatDown");
  }
  await markAuthorised(deps, k, identity);
  return { authorised: true };
}

async function requireScanned({ db, clock }: Deps, k: string): Promise<void> {
  const waiting = await db.$count(
    wechatScans,
    and(
      eq(wechatScans.kHash, plainHash(k)),
      eq(wechatScans.status, "scanned"),
      gt(wechatScans.expiresAt, clock.now()),
    ),
  );
  if (waiting === 0) throw new ApiError("scanStale");
}
