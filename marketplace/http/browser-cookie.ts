import { randomBytes } from "node:crypto";
import { BROWSER_COOKIE, browserCookieName } from "@storefront/platform/http/browser-cookie";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { keyedHash, sameText } from "../accounts/accounts";
import type { Config } from "../config";
import { isFromStorefront, isSecureRequest } from "./request-origin";

/**
 * A secret that identifies a browser: SMS codes, WeChat QR codes and logins are bound to it. It is HttpOnly, and not a
 * login by itself. It is signed, so that only values issued by this marketplace are accepted. The storefront's proxy
 * forwards the cookie in both directions.
 */

const SECRET = /^[\w-]{43}$/;
/** Bytes of the random part, and of the truncated signature that follows it. */
const HALF = 16;
/** How long a browser stays known after a login. */
const LIFE_S = 365 * 24 * 60 * 60;

/**
 * Returns the secret that a browser sends, "" when there is none. It may be of anyone's making: only for comparing it
 * with one that was issued before.
 */
export function sentBrowser(c: Context, config: Config): string {
  const sent = c.get(BROWSER_COOKIE) ?? getCookie(c, cookieName(c, config)) ?? "";
  return SECRET.test(sent) ? sent : "";
}

/** @returns the browser's secret, "" when it has none that this marketplace issued */
export function readBrowser(c: Context, config: Config): string {
  const sent = sentBrowser(c, config);
  if (sent === "") return "";
  const random = Buffer.from(sent, "base64url").subarray(0, HALF);
  return sameText(sent, sign(config, random)) ? sent : "";
}

/**
 * Issues a secret to a browser without one, visible to the handler of the same request. A known browser gets its own
 * again, so that the cookie outlives every login that is bound to it.
 */
export const giveBrowserCookie =
  (config: Config): MiddlewareHandler =>
  async (c, next) => {
    const secret = readBrowser(c, config) || sign(config, randomBytes(HALF));
    const name = cookieName(c, config);
    c.set(BROWSER_COOKIE, secret);
    setCookie(c, name, secret, {
      httpOnly: true,
      sameSite: "Lax",
      path: "/",
      maxAge: LIFE_S,
      secure: name !== BROWSER_COOKIE,
    });
    await next();
  };

/** @returns 43 characters: the random part and its signature */
function sign(config: Config, random: Buffer): string {
  const signature = keyedHash(config, "browser", [random.toString("base64url")]);
  const truncated = Buffer.from(signature, "base64url").subarray(0, HALF);
  return Buffer.concat([random, truncated]).toString("base64url");
}

/** The storefront's proxy renames the cookie according to the visitor's connection. */
const cookieName = (c: Context, config: Config): string =>
  browserCookieName(!isFromStorefront(c, config) && isSecureRequest(c, config));
