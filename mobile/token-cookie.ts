import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { MobileSettings } from "./site";
import { isSecureVisit } from "./visitor";

const COOKIE = "PhoneToken";

/** Keeps a token of device 1 that a login has issued to this phone, in a cookie that no script reads. */
export function keepToken(c: Context, settings: MobileSettings, token: string): void {
  setCookie(c, COOKIE, token, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/phone",
    secure: isSecureVisit(c, settings),
  });
}

/** @returns the token, unchecked, for a call in the owner's name */
export const phoneToken = (c: Context): string | null => getCookie(c, COOKIE) ?? null;

export const forgetToken = (c: Context): void => {
  deleteCookie(c, COOKIE, { path: "/phone" });
};
