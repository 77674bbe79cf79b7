import type { CallAnswer } from "@storefront/contract/calls";
import type { Deps } from "../deps";
import { recordFirstConsent } from "./consents";
import { redeemCode } from "./redeem-code";
import { type Device, issueToken } from "./tokens";
import { recordBrandLogin, sharedWith } from "./user-brands";
import { findOrRegister } from "./users";

export interface LoginRequest {
  phone: string;
  verifyCode: string;
  ip: string;
  device: Device;
  site: string;
  /** Key of the site's brand, "" when not known. */
  brand: string;
  /** The browser's secret, "" for a client without cookies. */
  browser: string;
}

/**
 * Logs in by SMS code, registering an unknown number (product §5).
 * @throws ApiError `codeWrong`, `codeStale`, `tooFrequent`, `limiterDown`
 */
export async function login(
  deps: Deps,
  { phone, verifyCode, ip, brand, ...client }: LoginRequest,
): Promise<CallAnswer<"login">> {
  await redeemCode(deps, { phone, event: "login", verifyCode, ip, browser: client.browser });
  return deps.db.transaction(async (tx) => {
    const userId = await findOrRegister({ ...deps, db: tx }, phone);
    const consent = { userId, site: client.site };
    const now = deps.clock.now();
    const isOlder = await recordFirstConsent(tx, consent, now);
    const brands = await recordBrandLogin(tx, { userId, brand }, now);
    const authorization = await issueToken({ ...deps, db: tx }, userId, client);
    const changed = isOlder ? { agreement_changed: true } : {};
    return { authorization, user_id: userId, ...changed, ...sharedWith(brands) };
  });
}
