import type { IncomingHttpHeaders } from "node:http";
import { BROWSER_COOKIE, browserCookieName } from "@storefront/platform/http/browser-cookie";
import { MARKET_HEADER } from "@storefront/platform/http/sandbox-market";
import { requestIdHeaders } from "@storefront/platform/observability/outgoing-headers";
import type { ProxyContext } from "./proxy-context";

/** Request headers that are forwarded; all others are dropped. */
const FORWARDED = ["authorization", "content-type", "device", "req-v", "user-agent"] as const;
/** Response headers that are returned; connection and server headers are dropped. */
const RETURNED = ["content-type", "content-encoding", "retry-after"] as const;

/**
 * @param headers of the visitor's request, by lower-case name
 * @returns alternating names and values of the headers of the call to the marketplace
 */
export function forwardedHeaders(headers: IncomingHttpHeaders, context: ProxyContext): string[] {
  const forwarded = [
    "X-Internal-Secret",
    context.internalSecret,
    "X-Site",
    context.site,
    "X-Brand",
    context.brand,
    "X-Site-Origin",
    context.origin,
    // Compressing twice for one visitor would cost both programs more than the bytes between them.
    "Accept-Encoding",
    "identity",
    ...Object.entries(requestIdHeaders()).flat(),
  ];
  if (context.clientAddress) forwarded.push("X-Client-Address", context.clientAddress);
  if (context.market !== undefined) forwarded.push(MARKET_HEADER, context.market);
  for (const name of FORWARDED) {
    const value = headers[name];
    if (typeof value === "string") forwarded.push(name, value);
  }
  const secret = cookieValue(headers.cookie?.split(";"), browserCookieName(context.secure));
  if (secret) forwarded.push("Cookie", `${BROWSER_COOKIE}=${secret}`);
  return forwarded;
}

/**
 * @param headers of the marketplace's answer
 * @returns alternating names and values of the headers for the visitor
 */
export function returnedHeaders(headers: IncomingHttpHeaders, { secure }: ProxyContext): string[] {
  const returned = ["Cache-Control", "no-store"];
  for (const name of RETURNED) {
    const value = headers[name];
    if (value !== undefined) returned.push(name, value);
  }
  const cookie = cookieValue(headers["set-cookie"], BROWSER_COOKIE);
  if (cookie) {
    const secured = secure ? "; Secure" : "";
    returned.push("Set-Cookie", `${browserCookieName(secure)}=${cookie}${secured}`);
  }
  return returned;
}

/** The only cookie that is forwarded, in both directions. @returns its value, with attributes if there are any */
const cookieValue = (cookies: readonly string[] | undefined, name: string): string | undefined =>
  cookies
    ?.map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
