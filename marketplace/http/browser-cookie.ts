import { randomBytes } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { BROWSER_COOKIE, browserCookieName } from "@/contract/browser-cookie";
import type { Config } from "../config";
import { keyedHash, sameText } from "../services/accounts/keyed-hash";
import { isFromStorefront, isSecureRequest } from "./request-origin";

/**
 * A secret that tells one browser from another: SMS codes, WeChat QR codes and logins are bound to it. No script can
 * read it, and it is no login. It carries a signature, so that a value which this marketplace has not issued is never
 * adopted. The storefront's proxy passes the cookie on in both directions.
 */

const SECRET = /^[\w-]{43}$/;
/** Bytes: a random part, then as many of its signature. */
const HALF = 16;
/** Seconds. A browser that has logged in before is known for as long. */
const LIFE_S = 365 * 24 * 60 * 60;

/** @returns the browser's secret, "" when it has none that was issued here */
export function readBrowser(c: Context, config: Config): string {
  const sent = c.get(BROWSER_COOKIE) ?? getCookie(c, cookieName(c, config)) ?? "";
  if (!SECRET.test(sent)) return "";
  const random = Buffer.from(sent, "base64url").subarray(0, HALF);
  return sameText(sent, sign(config, random)) ? sent : "";
}

/** Gives a browser that has no secret one, in time for the call behind it. */
export const giveBrowserCookie =
  (config: Config): MiddlewareHandler =>
  async (c, next) => {
    if (readBrowser(c, config) === "") {
      const secret = sign(config, randomBytes(HALF));
      const name = cookieName(c, config);
      c.set(BROWSER_COOKIE, secret);
      setCookie(c, name, secret, {
        httpOnly: true,
        sameSite: "Lax",
        path: "/",
        maxAge: LIFE_S,
        secure: name !== BROWSER_COOKIE,
      });
    }
    await next();
  };

/** @returns 43 characters: the random part and its signature */
function sign(config: Config, random: Buffer): string {
  const signature = keyedHash(config, "browser", [random.toString("base64url")]);
  const kept = Buffer.from(signature, "base64url").subarray(0, HALF);
  return Buffer.concat([random, kept]).toString("base64url");
}

/** The storefront's proxy translates the name by its own visitor's connection. */
const cookieName = (c: Context, config: Config): string =>
  browserCookieName(!isFromStorefront(c, config) && isSecureRequest(c, config));
