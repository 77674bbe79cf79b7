import type { Rules } from "./decide";
import { hostHeader, matchHost } from "./host";

/** Load balancers and the marketplace request these by an address. */
const ON_ANY_HOST: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/api/revalidate"]);

/** Whether a request is to be answered with 421: its host is of no brand (UNKNOWN_HOST). */
export function isRefusedHost(
  request: { host: string | null; forwardedHost: string | null; path: string },
  rules: Rules,
): boolean {
  if (rules.unknownHost !== "refuse" || ON_ANY_HOST.has(request.path)) return false;
  const header = hostHeader(request.host, request.forwardedHost, rules.trustedHops);
  return matchHost(header, rules).reason === "unknown";
}
