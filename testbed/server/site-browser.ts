import { withCookieJar } from "@storefront/platform/http/cookie-jar";
import type { Hono } from "hono";

export interface Visit {
  status: number;
  /** "" for a redirect. */
  html: string;
  headers: Headers;
  /** Target of a redirect. */
  location: string | null;
}

/** Opens a browser on a site in this process: it stores cookies and follows no redirects. */
export function openSiteBrowser(
  site: Pick<Hono, "request">,
  origin: string,
  cookies: Record<string, string> = {},
) {
  const { send, cookie } = withCookieJar(
    (path, init) => site.request(`${origin}${path}`, init),
    cookies,
  );
  return {
    cookie,
    async visit(path: string, init: RequestInit): Promise<Visit> {
      const response = await send(path, init);
      const { status, headers } = response;
      return { status, html: await response.text(), headers, location: headers.get("Location") };
    },
  };
}
