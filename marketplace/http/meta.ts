import { addressGroup, clientAddress } from "@storefront/platform/http/client-address";
import type { Context } from "hono";
import type { Config } from "../config";
import { readBrowser } from "./browser-cookie";
import { isFromStorefront } from "./request-origin";

/** Identifies the client of a call. */
export interface Meta {
  /** The client's address. */
  ip: string;
  /** Rate-limit key: the address's network, "" for the storefront's own requests for its cached pages. */
  countedAs: string;
  /** Whether the storefront reads for its cached pages, not on behalf of a visitor. */
  forPages: boolean;
  /** 1: phone, 2: desktop. */
  device: 1 | 2;
  /** The brand host that is visited, "" when unknown. */
  site: string;
  /** Key of the visited brand, "" when unknown. */
  brand: string;
  /** Scheme, host and port of that site as the browser sees it, "" when unknown. */
  origin: string;
  /** The browser's secret (browser-cookie.ts), "" when it has none. */
  browser: string;
  userAgent: string;
}

/**
 * Reads a request's metadata. X-Site, X-Brand and X-Client-Address are trusted only from the storefront, which sends the
 * internal secret; X-Forwarded-For is trusted from TRUST_PROXY proxies.
 */
export function readMeta(c: Context, config: Config): Meta {
  const device = c.req.header("Device") === "1" ? 1 : 2;
  const browser = readBrowser(c, config);
  const userAgent = c.req.header("User-Agent") ?? "";
  const socket = c.env?.incoming?.socket?.remoteAddress ?? "127.0.0.1";
  const ip = clientAddress(socket, c.req.header("X-Forwarded-For") ?? null, config.trustProxy);
  if (!isFromStorefront(c, config)) {
    const countedAs = addressGroup(ip, 64);
    const unknown = { site: "", brand: "", origin: "" };
    return { ip, countedAs, forPages: false, device, ...unknown, browser, userAgent };
  }
  const origin = c.req.header("X-Site-Origin") ?? "";
  const site = (c.req.header("X-Site") ?? "").toLowerCase();
  const brand = c.req.header("X-Brand") ?? "";
  // The storefront has determined its visitor's address by the same rule.
  const visitor = c.req.header("X-Client-Address") ?? null;
  const address = clientAddress(ip, visitor, 1);
  return {
    ip: address,
    forPages: visitor === null,
    countedAs: visitor === null ? "" : addressGroup(address, 64),
    device,
    site: /^[a-z0-9.:-]{1,253}$/.test(site) ? site : "",
    brand: /^[a-z0-9_-]{1,64}$/.test(brand) ? brand : "",
    origin: /^https?:\/\/[a-z0-9.:-]{1,260}$/.test(origin) && URL.canParse(origin) ? origin : "",
    browser,
    userAgent,
  };
}
