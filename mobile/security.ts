import { SECURITY_HEADERS } from "@storefront/platform/http/security-headers.js";
import type { MiddlewareHandler } from "hono";
import { refusalOf } from "./refusal";
import type { MobileSettings } from "./settings";
import { hostOf, isForwardedHttps } from "./visitor";

const POLICY: readonly string[] = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self' https:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** Allows the frame of the login challenge, which has an origin of its own. */
function policyOf({ challengePage }: MobileSettings): string {
  const frames = challengePage === undefined ? [] : [`frame-src ${new URL(challengePage).origin}`];
  return [...POLICY, ...frames].join("; ");
}

/** Allows scripts, styles and forms of this site only, nothing inline, no caching, and no referrer to other sites. */
export const mobileHeaders =
  (settings: MobileSettings): MiddlewareHandler =>
  async (c, next) => {
    const { trustProxy, transportPolicy } = settings;
    await next();
    for (const [name, value] of SECURITY_HEADERS) c.header(name, value);
    c.header("Content-Security-Policy", policyOf(settings));
    c.header("Referrer-Policy", "same-origin");
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
    if (isForwardedHttps(c, trustProxy)) c.header("Strict-Transport-Security", transportPolicy);
  };

/**
 * Accepts forms of this site only, by the Origin header that browsers send with every POST.
 * @throws Refusal `crossSite`
 */
export const ownFormsOnly: MiddlewareHandler = async (c, next) => {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") {
    const origin = c.req.header("Origin");
    const own = origin !== undefined && URL.canParse(origin) && new URL(origin).host === hostOf(c);
    if (!own) throw refusalOf("crossSite");
  }
  await next();
};
