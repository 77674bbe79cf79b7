import type { Context } from "hono";
import { isHttps } from "@/contract/forwarded";
import type { Config } from "../config";
import { sameText } from "../services/accounts/keyed-hash";

/** Where a request comes from: through the storefront, which shows the internal secret, or directly. */

export const isFromStorefront = (c: Context, config: Pick<Config, "internalSecret">): boolean =>
  sameText(c.req.header("X-Internal-Secret") ?? "", config.internalSecret);

/**
 * @returns whether a client that calls the marketplace directly does so by https: because its public address says so,
 * or a trusted proxy does
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
