import type { MiddlewareHandler } from "hono";

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Nothing from elsewhere, nothing inline, nothing kept by caches, no address told to another site. */
export const cashierHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.header("Content-Security-Policy", POLICY);
  c.header("Referrer-Policy", "same-origin");
  if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
};

/** A form may only be sent by a page of this cashier: browsers name the sender's origin with every POST. */
export const ownFormsOnly: MiddlewareHandler = async (c, next) => {
  if (c.req.method === "GET" || c.req.method === "HEAD") return next();
  const origin = c.req.header("Origin") ?? "";
  const host = c.req.header("Host") ?? new URL(c.req.url).host;
  const isOwn = URL.canParse(origin) && new URL(origin).host === host;
  return isOwn ? next() : c.text("只接受收银台页面提交的表单", 403);
};
