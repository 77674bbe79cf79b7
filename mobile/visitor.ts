import type { Context } from "hono";
import { clientAddress } from "@/contract/client-address";
import { isHttps } from "@/contract/forwarded";
import type { MobileSettings } from "./site";

/** Whose visit it is, by the rule of both programs (contract/forwarded.ts). */

/** @returns the visitor's address, as it is counted for limits */
export function visitorAddress(c: Context, { trustProxy }: MobileSettings): string {
  const socket = c.env?.incoming?.socket?.remoteAddress ?? "127.0.0.1";
  return clientAddress(socket, c.req.header("X-Forwarded-For") ?? null, trustProxy);
}

/** @returns whether a trusted proxy says that the visitor came by https, or the site stands at an https address */
export function isSecureVisit(c: Context, { addresses, trustProxy }: MobileSettings): boolean {
  return (
    addresses.some((address) => address.startsWith("https:")) || isForwardedHttps(c, trustProxy)
  );
}

/** @returns whether a trusted proxy says that the visitor came by https */
export const isForwardedHttps = (c: Context, trustProxy: number): boolean =>
  isHttps(
    {
      forwardedProto: c.req.header("X-Forwarded-Proto"),
      forwarded: c.req.header("Forwarded"),
    },
    trustProxy,
  );

/** @returns host and port that the site is being looked at on */
export const hostOf = (c: Context): string => c.req.header("Host") ?? new URL(c.req.url).host;
