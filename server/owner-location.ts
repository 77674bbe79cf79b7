import { hostHeader, matchHost } from "@/lib/routing/host";
import { linkOrigin } from "@/lib/routing/link-origin";
import type { Rules } from "@/lib/routing/resolve-route";
import type { Exchange } from "./exchange";
import { forwardedHost } from "./forwarded-host";

type Requested = Pick<Exchange, "request" | "path" | "query" | "secure">;

/**
 * Completes the redirect of a page that belongs to another brand's host. The page is the same for every visitor and
 * names the owner's host only; the visitor keeps path and query (with a promoter's sign), and stays on localhost or
 * the preview domain.
 * @param location of the page; returned unchanged unless it is on another brand's host
 */
export function ownerLocation(location: string, exchange: Requested, rules: Rules): string {
  if (!/^https?:\/\//.test(location)) return location;
  const { request, path, query, secure } = exchange;
  const { headers } = request;
  const header = hostHeader(headers.host ?? null, forwardedHost(headers), rules.trustedHops);
  const { reason } = matchHost(header, rules);
  const owner = matchHost(new URL(location).host, rules);
  if (reason === "unknown" || owner.reason === "unknown") return location;
  return linkOrigin({ brand: owner.brand, reason }, rules, { header, secure }) + path + query;
}
