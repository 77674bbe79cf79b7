import type { Deps } from "../../deps";
import { redeemCode } from "./redeem-code";
import { type Device, issueToken } from "./tokens";
import { findOrRegister } from "./users";

export interface LoginRequest {
  phone: string;
  verifyCode: string;
  ip: string;
  device: Device;
  site: string;
  /** The secret of the browser that logs in, "" for a client without a cookie. */
  browser: string;
}

/**
 * Login by phone code; an unregistered number is registered (product §5).
 * @throws ApiError codeWrong, codeStale, tooFrequent, limiterDown
 */
export async function login(
  deps: Deps,
  { phone, verifyCode, ip, ...place }: LoginRequest,
): Promise<{ authorization: string; user_id: number }> {
  await redeemCode(deps, { phone, event: "login", verifyCode, ip, browser: place.browser });
  return deps.db.transaction(async (tx) => {
    const userId = await findOrRegister(tx, phone, deps.clock.now());
    const authorization = await issueToken({ ...deps, db: tx }, userId, place);
    return { authorization, user_id: userId };
  });
}
