import type { Context, MiddlewareHandler } from "hono";
import { csrf } from "hono/csrf";
import { isForwardedHttps } from "./page-headers";

/** Content types that a form can send. Pages accept no others, and hono/csrf checks no others. */
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;

/**
 * On its own, hono/csrf also accepts a request without Origin when its Sec-Fetch-Site is same-origin. Every browser
 * sends Origin with a POST, so a missing Origin is no reason to trust another header.
 */
const checkOriginOf = (trustProxy: number) =>
  csrf({
    origin: (origin, c) => isSameOrigin(origin, c, trustProxy),
    secFetchSite: () => false,
  });

/**
 * Accepts forms of this host's pages only, by the Origin header. hono/csrf lets bodies of other types and OPTIONS pass,
 * because browsers ask before they send these to another site; pages have no use for them, so they are refused.
 * @param refuse answers or throws
 * @param trustProxy number of our proxies, whose word for https is taken (platform/http/forwarded.ts): a page of http, which anyone
 *   on the way can write, is no page of this host then
 */
export function requireSameOrigin(
  refuse: (c: Context) => Response | Promise<Response>,
  trustProxy = 0,
): MiddlewareHandler {
  const checkOrigin = checkOriginOf(trustProxy);
  return async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    return (await isSameOriginForm(c, checkOrigin)) ? next() : refuse(c);
  };
}

async function isSameOriginForm(c: Context, checkOrigin: MiddlewareHandler): Promise<boolean> {
  if (c.req.method === "OPTIONS" || !FORM.test(c.req.header("Content-Type") ?? "text/plain")) {
    return false;
  }
  return checkOrigin(c, async () => {}).then(
    () => true,
    () => false,
  );
}

/** The scheme is known where a trusted proxy tells it; a browser that uses http is asked by its host alone. */
function isSameOrigin(origin: string, c: Context, trustProxy: number): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  return host === hostOf(c) && (protocol === "https:" || !isForwardedHttps(c, trustProxy));
}

/** @returns host and port that the request was sent to */
export const hostOf = (c: Context): string => c.req.header("Host") ?? new URL(c.req.url).host;
