import type { LimitRule } from "./limiter";

/**
 * @param times when the counted acts of the window happened, oldest first (ms)
 * @returns null when one more is allowed, else whole seconds (at least 1) until the window has room again
 */
export function waitSeconds(rule: LimitRule, times: readonly number[], now: number): number | null {
  const blocking = times[times.length - rule.limit];
  if (blocking === undefined) return null;
  return Math.max(1, Math.ceil((blocking + rule.windowS * 1000 - now) / 1000));
}
