import type { Context, MiddlewareHandler } from "hono";

const policyFor = (formTargets: string) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self'",
    `form-action ${formTargets}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** Forbids external and inline resources, caching, and referrers to other sites. */
export const pageHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has("Content-Security-Policy")) {
    c.header("Content-Security-Policy", policyFor("'self'"));
  }
  c.header("Referrer-Policy", "same-origin");
  if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
};

/** Allows the page's form to redirect to another site, which browsers check against the CSP. */
export const allowFormTo = (c: Context, origin: string): void =>
  c.header("Content-Security-Policy", policyFor(`'self' ${origin}`));

/** Accepts forms of this system's pages only, by the Origin header that browsers send with every POST. */
export const ownFormsOnly: MiddlewareHandler = async (c, next) => {
  if (c.req.method === "GET" || c.req.method === "HEAD") return next();
  const origin = c.req.header("Origin") ?? "";
  const host = c.req.header("Host") ?? new URL(c.req.url).host;
  const isOwn = URL.canParse(origin) && new URL(origin).host === host;
  return isOwn ? next() : c.text("只接受本页面提交的表单", 403);
};
