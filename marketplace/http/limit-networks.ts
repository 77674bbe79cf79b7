import { ApiError } from "@storefront/contract/api-error";
import type { MiddlewareHandler } from "hono";
import type { Deps } from "../deps";
import { refuse } from "./answer";
import { readMeta } from "./meta";

/**
 * Answers clients outside of CONSOLE_NETWORKS as if the page did not exist. A client behind a proxy that TRUST_PROXY does
 * not count has an unknown address, and is outside.
 */
export const limitNetworks =
  ({ config, log }: Pick<Deps, "config" | "log">): MiddlewareHandler =>
  async (c, next) => {
    const isProxied = config.trustProxy === 0 && c.req.header("X-Forwarded-For") !== undefined;
    if (isProxied || !config.consoleNetworks.has(readMeta(c, config).ip))
      return refuse(c, new ApiError("noSuchCall"), log);
    return next();
  };
