import type { CallAnswer } from "@storefront/contract/calls";
import type { Context } from "hono";
import { dataOf, isLoginExpired } from "./call-api";
import type { MobileSite } from "./site";
import { forgetToken, phoneToken } from "./token-cookie";

/** The user who is logged in on this phone. */
export type Owner = CallAnswer<"profile">;

/**
 * @returns null when nobody is logged in
 * @throws Refusal
 */
export async function readOwner(c: Context, site: MobileSite): Promise<Owner | null> {
  if (phoneToken(c) === null) return null;
  const profile = await site.callFor(c)("profile", {});
  return isLoginExpired(profile) ? null : dataOf(profile);
}

/** Logs out, also at the marketplace. */
export async function closeSession(c: Context, site: MobileSite): Promise<void> {
  if (phoneToken(c) !== null) await site.callFor(c)("logout", {});
  forgetToken(c);
}
