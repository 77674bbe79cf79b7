import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { MobileSettings } from "./settings";
import { isSecureVisit } from "./visitor";

const COOKIE = "PhoneToken";

/** Stores the token of a login on this phone (device 1) in an HttpOnly cookie. */
export function setTokenCookie(c: Context, settings: MobileSettings, token: string): void {
  setCookie(c, COOKIE, token, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/phone",
    secure: isSecureVisit(c, settings),
  });
}

/** @returns the user's token, unchecked */
export const phoneToken = (c: Context): string | null => getCookie(c, COOKIE) ?? null;

export const forgetToken = (c: Context): void => {
  deleteCookie(c, COOKIE, { path: "/phone" });
};
