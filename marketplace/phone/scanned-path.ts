import type { Context } from "hono";

/**
 * Where the text of a QR code leads on this phone. Only addresses of the mobile site are followed, and only as a
 * path of this phone, so that nothing that is pasted can lead elsewhere.
 * @param mobileSiteUrl the mobile site's address with a trailing slash
 * @param host the host that this phone is being looked at on
 * @returns a path with its query, or null when the text is no address of the mobile site
 */
export function scannedPath(text: string, mobileSiteUrl: string, host: string): string | null {
  const trimmed = text.trim();
  const url = URL.canParse(trimmed) ? new URL(trimmed) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "") return null;
  const rest =
    restOf(url, mobileSiteUrl) ?? (url.host === host ? restOfPath(url, "/phone/") : null);
  if (rest === null || !/^[\w/]+$/.test(rest) || rest.startsWith("/")) return null;
  return `/phone/${rest}${url.search}`;
}

function restOf(url: URL, mobileSiteUrl: string): string | null {
  const mobile = new URL(mobileSiteUrl);
  return url.origin === mobile.origin ? restOfPath(url, mobile.pathname) : null;
}

function restOfPath(url: URL, base: string): string | null {
  return url.pathname.startsWith(base) ? url.pathname.slice(base.length) : null;
}

/** @returns host and port that the phone is being looked at on */
export const hostOf = (c: Context): string => c.req.header("Host") ?? new URL(c.req.url).host;
