import type { Context, MiddlewareHandler } from "hono";
import { csrf } from "hono/csrf";

/** What a form can send. Pages take nothing else, and hono/csrf looks at nothing else. */
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;

/**
 * By itself hono/csrf also accepts a request without Origin whose Sec-Fetch-Site says same-origin. Every browser sends
 * Origin with a POST, so its lack is no reason to trust another header.
 */
const checkOrigin = csrf({ origin: isSameOrigin, secFetchSite: () => false });

/**
 * Accepts forms of this host's pages only, by the Origin header. hono/csrf lets bodies of other types and OPTIONS pass,
 * because browsers ask before they send these to another site; pages have no use for them, so they are refused.
 * @param refuse answers or throws
 */
export function requireSameOrigin(
  refuse: (c: Context) => Response | Promise<Response>,
): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    return (await isSameOriginForm(c)) ? next() : refuse(c);
  };
}

async function isSameOriginForm(c: Context): Promise<boolean> {
  if (c.req.method === "OPTIONS" || !FORM.test(c.req.header("Content-Type") ?? "text/plain")) {
    return false;
  }
  return checkOrigin(c, async () => {}).then(
    () => true,
    () => false,
  );
}

function isSameOrigin(origin: string, c: Context): boolean {
  return URL.canParse(origin) && new URL(origin).host === hostOf(c);
}

/** @returns host and port that the request was sent to */
export const hostOf = (c: Context): string => c.req.header("Host") ?? new URL(c.req.url).host;
