import { CANONICAL_PATH } from "@storefront/contract/discovery/canonical-addresses";
import type { HostMatch } from "./host";
import type { Rules } from "./resolve-route";

/** Load balancers and the marketplace request these by IP address. */
const ON_ANY_HOST: ReadonlySet<string> = new Set([
  "/healthz",
  "/readyz",
  "/api/revalidate",
  CANONICAL_PATH,
]);

/** Whether to answer a request with 421, because its host belongs to no brand (UNKNOWN_HOST). */
export const isRefusedHost = ({ reason }: HostMatch, path: string, rules: Rules): boolean =>
  rules.unknownHost === "refuse" && reason === "unknown" && !ON_ANY_HOST.has(path);
