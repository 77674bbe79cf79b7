import type { Context } from "hono";
import type { Config } from "../config";
import { sameText } from "../services/accounts/keyed-hash";

/** Who calls: the client's address, device (1 phone, 2 desktop) and the brand host it stands on ("" unknown). */
export interface Meta {
  ip: string;
  device: 1 | 2;
  site: string;
}

/** Forwarded values are believed from the storefront's door only, which shows the internal secret. */
export function readMeta(c: Context, config: Config): Meta {
  const device = c.req.header("Device") === "1" ? 1 : 2;
  const socket = c.env?.incoming?.socket?.remoteAddress ?? "127.0.0.1";
  if (!sameText(c.req.header("X-Internal-Secret") ?? "", config.internalSecret)) {
    return { ip: socket, device, site: "" };
  }
  const forwarded =
    c.req.header("X-Client-Address") ?? c.req.header("X-Forwarded-For")?.split(",")[0];
  const site = (c.req.header("X-Site") ?? "").toLowerCase();
  return {
    ip: address(forwarded) ?? socket,
    device,
    site: /^[a-z0-9.:-]{1,253}$/.test(site) ? site : "",
  };
}

function address(text: string | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed && /^[0-9a-fA-F.:]{2,45}$/.test(trimmed) ? trimmed : undefined;
}
