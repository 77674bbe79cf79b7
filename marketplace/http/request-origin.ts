import { isHttps } from "@storefront/platform/http/forwarded";
import type { Context } from "hono";
import { sameText } from "../accounts/accounts";
import type { Config } from "../config";

/** Whether a request comes through the storefront, which sends the internal secret, or directly from a client. */

export const isFromStorefront = (c: Context, config: Pick<Config, "internalSecret">): boolean =>
  sameText(c.req.header("X-Internal-Secret") ?? "", config.internalSecret);

/**
 * Whether a client that calls the marketplace directly uses https, according to the public URL or a trusted proxy.
 */
export const isSecureRequest = (
  c: Context,
  { publicApiUrl, trustProxy }: Pick<Config, "publicApiUrl" | "trustProxy">,
): boolean =>
  publicApiUrl.startsWith("https:") ||
  isHttps(
    {
      forwardedProto: c.req.header("X-Forwarded-Proto"),
      forwarded: c.req.header("Forwarded"),
    },
    trustProxy,
  );
