import { PATHS } from "@storefront/contract/http/paths";

const CALLS: ReadonlySet<string> = new Set(Object.values(PATHS).map(({ path }) => path));

/** Path prefixes on the marketplace's port that count as one route each. */
const PARTS = /^\/(phone|admin|media|sandbox|healthz|readyz)(?=\/|$)/;
const NOTIFICATION = /^\/v1\/pay\/(alipay|wxpay)(?=\/|$)/;

/** @returns the call or prefix that a path belongs to, or "unknown": a fixed set, so that labels stay bounded */
export function apiRoute(path: string): string {
  if (CALLS.has(path)) return path;
  return PARTS.exec(path)?.[0] ?? NOTIFICATION.exec(path)?.[0] ?? "unknown";
}
