import { PATHS } from "@/contract/paths";

const CALLS: ReadonlySet<string> = new Set(Object.values(PATHS).map(({ path }) => path));

/** Whole parts of the marketplace's port that are one route each. */
const PARTS = /^\/(phone|admin|media|sandbox|healthz|readyz)(?=\/|$)/;
const NOTIFICATION = /^\/v1\/pay\/(alipay|wxpay)(?=\/|$)/;

/** @returns the call or part of the marketplace that a path belongs to: a bounded set, for any client input */
export function apiRoute(path: string): string {
  if (CALLS.has(path)) return path;
  return PARTS.exec(path)?.[0] ?? NOTIFICATION.exec(path)?.[0] ?? "unknown";
}
