import type { Context } from "hono";
import type { CallAnswer } from "@/contract/calls";
import { dataOf, isLoginExpired } from "./call-api";
import type { MobileSite } from "./site";
import { forgetToken, phoneToken } from "./token-cookie";

/** Who is logged in on this phone, as its pages show it. */
export type Owner = CallAnswer<"profile">;

/** @returns who is logged in, null for nobody. @throws Refusal */
export async function readOwner(c: Context, site: MobileSite): Promise<Owner | null> {
  if (phoneToken(c) === null) return null;
  const profile = await site.callFor(c)("profile", {});
  return isLoginExpired(profile) ? null : dataOf(profile);
}

/** Ends the login, at the marketplace too. */
export async function closeSession(c: Context, site: MobileSite): Promise<void> {
  if (phoneToken(c) !== null) await site.callFor(c)("logout", {});
  forgetToken(c);
}

/** To the login, and back to `next` after it. */
export const toLogin = (c: Context, next: string): Response =>
  c.redirect(`/phone/login?${new URLSearchParams({ next })}`, 303);
