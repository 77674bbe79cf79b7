import { isHandheld } from "@storefront/platform/http/device-words";
import { FRONT_CACHE } from "@storefront/platform/http/front-cache";
import type { Exchange } from "./exchange";
import type { FlatHeaders } from "./send";

const TIME = /^(\d{1,12})\.\d{3}$/;

/** Larger bodies are rare. They would make nginx's cache large, because only its number of entries is bounded. */
const MAX_BYTES = 64 * 1024;

/**
 * Read by nginx instead of the lifetime for others: one more second, in which one request refreshes the response while
 * the others get the old one.
 */
const WHILE_UPDATING = "max-age=1, stale-while-revalidate=1";

/** Addresses that name one resource each; any other query is a variant that a client can invent. */
const OWN_QUERY = /^(?:\?(?:goodsId|user_id)=[1-9]\d{0,9})?$/;

/** @returns the second of nginx's clock at which it received the request, "" when the header has none */
export const frontCacheSecond = (header: string | string[] | undefined): string =>
  TIME.exec(String(header))?.[1] ?? "";

/**
 * Allows nginx in front (deploy/nginx.conf.template), which keeps only responses with X-Accel-Expires, to keep one until the end of the second in which it received the request, by its own clock.
 * @param headers of a response that is the same for everyone who sends the same host, address, kind of device, scheme
 *   and encodings; nothing changes when they make it private, or set a cookie
 * @param bytes of its body
 */
export function withFrontCache(
  { frontCacheSecond: second }: Exchange,
  headers: FlatHeaders,
  bytes: number,
): FlatHeaders {
  if (second === "" || bytes > MAX_BYTES) return headers;
  if (headers.some((name) => /^set-cookie$/i.test(String(name)))) return headers;
  const at = headers.indexOf("Cache-Control");
  const lifetime = String(headers[at + 1]);
  if (at === -1 || /private|no-store|no-cache/i.test(lifetime)) return headers;
  const kept = headers.with(at + 1, WHILE_UPDATING);
  return [...kept, FRONT_CACHE.visitorCacheControl, lifetime, "X-Accel-Expires", `@${second}`];
}

/** Whether a page's address is its only one, and its response does not depend on the device in another way than nginx's key. */
export function isFrontCacheable({ decision, query, request }: Exchange): boolean {
  if (
    decision?.kind !== "rewrite" ||
    decision.isPrivate ||
    decision.noStore ||
    decision.rememberDesktop
  )
    return false;
  if (decision.reason === "missing" || !OWN_QUERY.test(query)) return false;
  return !(decision.variesByDevice && isHandheld(request.headers["user-agent"] ?? ""));
}
