import { CANONICAL_PATH } from "@storefront/contract/discovery/canonical-addresses";
import { hostHeader, matchHost } from "./host";
import type { Rules } from "./resolve-route";

/** Load balancers and the marketplace request these by IP address. */
const ON_ANY_HOST: ReadonlySet<string> = new Set([
  "/healthz",
  "/readyz",
  "/api/revalidate",
  CANONICAL_PATH,
]);

/** Whether to answer a request with 421, because its host belongs to no brand (UNKNOWN_HOST). */
export function isRefusedHost(
  request: { host: string | null; forwardedHost: string | null; path: string },
  rules: Rules,
): boolean {
  if (rules.unknownHost !== "refuse" || ON_ANY_HOST.has(request.path)) return false;
  const header = hostHeader(request.host, request.forwardedHost, rules.trustedHops);
  return matchHost(header, rules).reason === "unknown";
}
