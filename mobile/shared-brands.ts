import { brandByKey, NEUTRAL } from "@storefront/brands";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { MobileSettings } from "./settings";
import { setTokenCookie } from "./token-cookie";
import { isSecureVisit } from "./visitor";

const COOKIE = "PhoneShared";
const PATH = "/phone";
const SEPARATOR = ".";
/** Seconds that the page after the login may take to load. */
const LIFETIME_S = 300;

/** Answer of a login. */
export interface PhoneLogin {
  authorization: string;
  shared_brands?: string[] | undefined;
}

/** Logs the phone in; the next page names the other brands of the account. */
export function setLoginCookies(c: Context, settings: MobileSettings, login: PhoneLogin): void {
  setTokenCookie(c, settings, login.authorization);
  if (!login.shared_brands?.length) return;
  setCookie(c, COOKIE, login.shared_brands.join(SEPARATOR), {
    httpOnly: true,
    sameSite: "Lax",
    path: PATH,
    maxAge: LIFETIME_S,
    secure: isSecureVisit(c, settings),
  });
}

/** @returns names of the other brands for the page; unknown ones are left out, because the visitor can change the cookie */
export const sharedBrands = (c: Context): string[] =>
  (getCookie(c, COOKIE)?.split(SEPARATOR) ?? [])
    .map(brandByKey)
    .flatMap((brand) => (brand === undefined || brand === NEUTRAL ? [] : [brand.name]));

/** Called when a page has shown them. */
export const forgetSharedBrands = (c: Context): void => {
  deleteCookie(c, COOKIE, { path: PATH });
};
