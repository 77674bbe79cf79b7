import type { MiddlewareHandler } from "hono";
import { SECURITY_HEADERS } from "@/contract/security-headers.js";
import { refusalOf } from "./refusal";
import type { MobileSettings } from "./site";
import { hostOf, isForwardedHttps } from "./visitor";

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self' https:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Scripts, styles and forms of this site alone, nothing inline, nothing kept by caches, no address told to others. */
export const mobileHeaders =
  ({ trustProxy, transportPolicy }: MobileSettings): MiddlewareHandler =>
  async (c, next) => {
    await next();
    for (const [name, value] of SECURITY_HEADERS) c.header(name, value);
    c.header("Content-Security-Policy", POLICY);
    c.header("Referrer-Policy", "same-origin");
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
    if (isForwardedHttps(c, trustProxy)) c.header("Strict-Transport-Security", transportPolicy);
  };

/**
 * A form may only be sent by a page of this site: browsers name the sender's origin with every POST.
 * @throws Refusal crossSite
 */
export const ownFormsOnly: MiddlewareHandler = async (c, next) => {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") {
    const origin = c.req.header("Origin");
    const own = origin !== undefined && URL.canParse(origin) && new URL(origin).host === hostOf(c);
    if (!own) throw refusalOf("crossSite");
  }
  await next();
};
