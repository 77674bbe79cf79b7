import { brandByKey, NEUTRAL } from "@storefront/brands";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { MobileSettings } from "./settings";
import { setTokenCookie } from "./token-cookie";
import { isSecureVisit } from "./visitor";

const COOKIE = "PhoneShared";
const PATH = "/phone";
const SEPARATOR = ".";
/** Seconds for the page that follows the login to load. */
const LIFETIME_S = 300;

/** What a login answers. */
export interface PhoneLogin {
  authorization: string;
  shared_brands?: string[] | undefined;
}

/** Logs the phone in; the next page tells which other brands the account is shared with. */
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

/** @returns names of the brands that the page has to tell; the cookie is the visitor's, so unknown ones are left out */
export const sharedBrands = (c: Context): string[] =>
  (getCookie(c, COOKIE)?.split(SEPARATOR) ?? [])
    .map(brandByKey)
    .flatMap((brand) => (brand === undefined || brand === NEUTRAL ? [] : [brand.name]));

/** Called when a page has told it. */
export const forgetSharedBrands = (c: Context): void => {
  deleteCookie(c, COOKIE, { path: PATH });
};
