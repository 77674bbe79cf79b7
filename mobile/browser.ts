import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { BROWSER_COOKIE, browserCookieName } from "@/contract/browser-cookie";
import type { MobileSettings } from "./site";
import { isSecureVisit } from "./visitor";

/**
 * The marketplace's cookie that tells one browser from another (docs/architecture.md, Codes and logins) passes through
 * here in both directions; only its name depends on the visitor's own connection.
 */

/** Seconds that the browser keeps it, as the marketplace itself says. */
const LIFE_S = 365 * 24 * 60 * 60;

const SET = new RegExp(`^${BROWSER_COOKIE}=([\\w-]{1,200})(?:;|$)`);

/** @returns the browser's secret as the browser sent it, unchecked; null without one */
export const readBrowser = (c: Context, settings: MobileSettings): string | null => {
  const value = getCookie(c, browserCookieName(isSecureVisit(c, settings)));
  return value !== undefined && /^[\w-]{1,200}$/.test(value) ? value : null;
};

/** Passes on a secret that the marketplace has given to this browser. @param cookies Set-Cookie of its answer */
export function keepBrowser(c: Context, settings: MobileSettings, cookies: string[]): void {
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
