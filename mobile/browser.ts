import { BROWSER_COOKIE, browserCookieName } from "@storefront/platform/http/browser-cookie";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { MobileSettings } from "./settings";
import { isSecureVisit } from "./visitor";

/**
 * Relays the marketplace's browser cookie (marketplace/http/browser-cookie.ts) in both directions. Only its name
 * depends on whether the visitor's own connection is secure.
 */

/** Lifetime of the cookie in seconds, the same as the marketplace's. */
const LIFE_S = 365 * 24 * 60 * 60;

const SET = new RegExp(`^${BROWSER_COOKIE}=([\\w-]{1,200})(?:;|$)`);

/** @returns the browser's secret as sent, unchecked; null when there is none */
export const readBrowser = (c: Context, settings: MobileSettings): string | null => {
  const value = getCookie(c, browserCookieName(isSecureVisit(c, settings)));
  return value !== undefined && /^[\w-]{1,200}$/.test(value) ? value : null;
};

/**
 * Relays a secret that the marketplace has set.
 * @param cookies Set-Cookie headers of its response
 */
export function setBrowserCookies(c: Context, settings: MobileSettings, cookies: string[]): void {
  for (const cookie of cookies) {
    const secret = SET.exec(cookie)?.[1];
    if (secret === undefined) continue;
    const secure = isSecureVisit(c, settings);
    setCookie(c, browserCookieName(secure), secret, {
      httpOnly: true,
      sameSite: "Lax",
      path: "/",
      maxAge: LIFE_S,
      secure,
    });
  }
}
