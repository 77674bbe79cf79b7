import { isForwardedHttps } from "@storefront/html/page-headers";
import { clientAddress } from "@storefront/platform/http/client-address";
import type { Context } from "hono";
import type { MobileSettings } from "./settings";

/** Identifies visitors by the rule that both programs share (platform/http/forwarded.ts). */

/** @returns the client address, as counted for rate limits */
export function visitorAddress(c: Context, { trustProxy }: MobileSettings): string {
  const socket = c.env?.incoming?.socket?.remoteAddress ?? "127.0.0.1";
  return clientAddress(socket, c.req.header("X-Forwarded-For") ?? null, trustProxy);
}

/** Whether a trusted proxy reports HTTPS, or this site has an https URL. */
export function isSecureVisit(c: Context, { addresses, trustProxy }: MobileSettings): boolean {
  return (
    addresses.some((address) => address.startsWith("https:")) || isForwardedHttps(c, trustProxy)
  );
}
