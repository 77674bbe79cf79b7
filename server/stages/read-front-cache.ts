import { FRONT_CACHE } from "@storefront/platform/http/front-cache";
import type { Rules } from "@/lib/routing/resolve-route";
import type { Stage } from "../exchange";
import { frontCacheSecond } from "../front-cache";

const HEADER = FRONT_CACHE.time.toLowerCase();

/**
 * Reads whether nginx in front may keep the response (server/front-cache.ts): only for a brand's host as it is spelled
 * in links. Otherwise clients could fill its cache by variants of a host.
 */
export function readFrontCache(rules: Rules): Stage {
  if (rules.trustedHops === 0) return () => false;
  return (exchange) => {
    const { request, host } = exchange;
    const { headers } = request;
    const isForwarded =
      headers["x-forwarded-host"] !== undefined || headers.forwarded !== undefined;
    const isSpelledAsInLinks = /^[a-z0-9.-]*[a-z0-9]$/.test(host.header);
    if (host.reason !== "unknown" && !isForwarded && isSpelledAsInLinks)
      exchange.frontCacheSecond = frontCacheSecond(headers[HEADER]);
    return false;
  };
}
