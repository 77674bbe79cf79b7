import { isIP } from "node:net";
import { ApiError } from "@storefront/contract/api-error";
import type { Deps } from "@storefront/marketplace/deps";
import { refuse } from "@storefront/marketplace/http/answer";
import type { Context, MiddlewareHandler } from "hono";

/**
 * Refuses requests from pages of other sites that a tester's browser may show while the sandbox runs on the same
 * machine. Checks Origin and Sec-Fetch-Site, which only browsers send, and Host: another person's name can point to this
 * machine, and its pages would then count as this host's.
 */
export const refuseOtherSites =
  ({ config, log }: Pick<Deps, "config" | "log">): MiddlewareHandler =>
  async (c, next) => {
    const known = [config.publicApiUrl, config.mobileSiteUrl, ...config.storefrontUrls];
    if (
      isOfOtherSite(c) ||
      !isTrustedHost(
        hostOf(c),
        known.map((url) => new URL(url).hostname),
      )
    )
      return refuse(c, new ApiError("crossSite"), log);
    return next();
  };

/** A link may be followed from anywhere: calls by GET change nothing, and the other site does not see the answer. */
function isOfOtherSite(c: Context): boolean {
  const origin = c.req.header("Origin");
  if (origin !== undefined) return !URL.canParse(origin) || new URL(origin).host !== hostOf(c);
  const site = c.req.header("Sec-Fetch-Site");
  const isLink = c.req.method === "GET" && c.req.header("Sec-Fetch-Mode") === "navigate";
  return !isLink && (site === "cross-site" || site === "same-site");
}

/** Names without a dot, and those below localhost, belong to nobody outside; a page cannot come from an address of somebody else. */
function isTrustedHost(host: string, known: readonly string[]): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
  const isLocal = !hostname.includes(".") || hostname.endsWith(".localhost");
  return isAddress || isLocal || known.includes(hostname);
}

const hostOf = (c: Context): string => c.req.header("Host") ?? new URL(c.req.url).host;
