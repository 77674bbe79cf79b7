import type { MiddlewareHandler } from "hono";
import { ApiError } from "../api-error";
import { hostOf } from "./scanned-path";

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Nothing from elsewhere, nothing inline, nothing kept by caches, no address told to another site. */
export const phoneHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.header("Content-Security-Policy", POLICY);
  c.header("Referrer-Policy", "same-origin");
  if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
};

/**
 * A form may only be sent by a page of this phone: browsers name the sender's origin with every POST.
 * @throws ApiError crossSite
 */
export const ownFormsOnly: MiddlewareHandler = async (c, next) => {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") {
    const origin = c.req.header("Origin");
    const own = origin !== undefined && URL.canParse(origin) && new URL(origin).host === hostOf(c);
    if (!own) throw new ApiError("crossSite");
  }
  await next();
};
