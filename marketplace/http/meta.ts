import type { Context } from "hono";
import { addressGroup, clientAddress } from "@/contract/client-address";
import type { Config } from "../config";
import { readBrowser } from "./browser-cookie";
import { isFromStorefront } from "./request-origin";

/** Who calls. */
export interface Meta {
  /** The client's address. */
  ip: string;
  /** What its calls are counted under: the address's network, "" for what the storefront reads for its cached pages. */
  countedAs: string;
  /** 1 a phone, 2 a desktop. */
  device: 1 | 2;
  /** The brand host it stands on, "" unknown. */
  site: string;
  /** Scheme, host and port of that site as the browser sees it, "" unknown. */
  origin: string;
  /** The browser's secret (browser-cookie.ts), "" when it has none. */
  browser: string;
  userAgent: string;
}

/**
 * The site, and another client than the connection's, are believed from the storefront only, which shows the internal
 * secret; X-Forwarded-For from as many proxies as TRUST_PROXY says.
 */
export function readMeta(c: Context, config: Config): Meta {
  const device = c.req.header("Device") === "1" ? 1 : 2;
  const browser = readBrowser(c, config);
  const userAgent = c.req.header("User-Agent") ?? "";
  const socket = c.env?.incoming?.socket?.remoteAddress ?? "127.0.0.1";
  const ip = clientAddress(socket, c.req.header("X-Forwarded-For") ?? null, config.trustProxy);
  if (!isFromStorefront(c, config)) {
    const countedAs = addressGroup(ip, 64);
    return { ip, countedAs, device, site: "", origin: "", browser, userAgent };
  }
  const origin = c.req.header("X-Site-Origin") ?? "";
  const site = (c.req.header("X-Site") ?? "").toLowerCase();
  // The storefront has read its own visitor's address by the same rule.
  const visitor = c.req.header("X-Client-Address") ?? null;
  const address = clientAddress(ip, visitor, 1);
  return {
    ip: address,
    countedAs: visitor === null ? "" : addressGroup(address, 64),
    device,
    site: /^[a-z0-9.:-]{1,253}$/.test(site) ? site : "",
    origin: /^https?:\/\/[a-z0-9.:-]{1,260}$/.test(origin) && URL.canParse(origin) ? origin : "",
    browser,
    userAgent,
  };
}
