import { randomBytes } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";

/**
 * A secret that tells one browser from another: what a WeChat QR code, and the identity that scanned it, are bound
 * to. No script can read it, and it is no login. The storefront's door passes this cookie on in both directions.
 */
export const BROWSER_COOKIE = "WxBrowser";

const SECRET = /^[\w-]{43}$/;

/** @returns the browser's secret, "" when it has none */
export function readBrowser(c: Context): string {
  const own = c.get(BROWSER_COOKIE) ?? getCookie(c, BROWSER_COOKIE) ?? "";
  return SECRET.test(own) ? own : "";
}

/** Gives a browser that has no secret one of 256 random bits, in time for the call behind it. */
export const giveBrowserCookie: MiddlewareHandler = async (c, next) => {
  if (readBrowser(c) === "") {
    const secret = randomBytes(32).toString("base64url");
    c.set(BROWSER_COOKIE, secret);
    setCookie(c, BROWSER_COOKIE, secret, { httpOnly: true, sameSite: "Lax", path: "/" });
  }
  await next();
};
