import { LANDING_ROUTES } from "@storefront/brands";
import { CANONICAL_PATH } from "@storefront/contract/discovery/canonical-addresses";
import { apiRoute } from "@storefront/platform/observability/http/api-route";
import { LIVE_PATH } from "@/lib/live/live-path";
import { canonicalPath, hostFile } from "@/lib/routing/known-paths";

const LANDING: ReadonlySet<string> = new Set(LANDING_ROUTES);
/** Parts of the site that share one label each. */
const PARTS = /^\/(_next|media|games|account)(?=\/)/;

/** Files of a host of which there is one per listing or block. */
const FILES = /^\/(?:sitemap|share(?=\/))/;

/** @returns the label of a path, from a bounded set for any client input */
export function routeLabel(path: string): string {
  const part = PARTS.exec(path)?.[0];
  if (part !== undefined) return part;
  if (path === "/healthz" || path === "/readyz") return path;
  if (path.startsWith("/api/")) return apiLabel(path);
  if (hostFile(path) !== undefined) return FILES.exec(path)?.[0] ?? path;
  const page = canonicalPath(path);
  if (page === undefined) return "unknown";
  return LANDING.has(page) ? "landing" : page;
}

/** API routes of the storefront itself; all others are proxied. */
const OWN_CALLS: ReadonlySet<string> = new Set([
  "/api/browser-error",
  CANONICAL_PATH,
  "/api/brands",
  "/api/csp-report",
  LIVE_PATH,
  "/api/revalidate",
  "/api/settings",
]);

function apiLabel(path: string): string {
  if (OWN_CALLS.has(path)) return path;
  const call = apiRoute(path.slice("/api".length));
  return call.startsWith("/v") ? `/api${call}` : "unknown";
}
