import type { Context } from "hono";
import type { Config } from "../config";
import { sameText } from "../services/accounts/keyed-hash";
import { readBrowser } from "./browser-cookie";

/** Who calls. */
export interface Meta {
  /** The client's address. */
  ip: string;
  /** 1 a phone, 2 a desktop. */
  device: 1 | 2;
  /** The brand host it stands on, "" unknown. */
  site: string;
  /** Scheme, host and port of that site as the browser sees it, "" unknown. */
  origin: string;
  /** The browser's secret (browser-cookie.ts), "" when it has none. */
  browser: string;
}

/** Forwarded values are believed from the storefront's door only, which shows the internal secret. */
export function readMeta(c: Context, config: Config): Meta {
  const device = c.req.header("Device") === "1" ? 1 : 2;
  const browser = readBrowser(c);
  const socket = c.env?.incoming?.socket?.remoteAddress ?? "127.0.0.1";
  if (!sameText(c.req.header("X-Internal-Secret") ?? "", config.internalSecret)) {
    return { ip: socket, device, site: "", origin: "", browser };
  }
  const forwarded =
    c.req.header("X-Client-Address") ?? c.req.header("X-Forwarded-For")?.split(",")[0];
  const origin = c.req.header("X-Site-Origin") ?? "";
  const site = (c.req.header("X-Site") ?? "").toLowerCase();
  return {
    ip: address(forwarded) ?? socket,
    device,
    site: /^[a-z0-9.:-]{1,253}$/.test(site) ? site : "",
    origin: /^https?:\/\/[a-z0-9.:-]{1,260}$/.test(origin) && URL.canParse(origin) ? origin : "",
    browser,
  };
}

function address(text: string | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed && /^[0-9a-fA-F.:]{2,45}$/.test(trimmed) ? trimmed : undefined;
}
