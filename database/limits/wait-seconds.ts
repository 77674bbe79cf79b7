import type { LimitRule } from "./limiter";

/**
 * @param blocking when the act happened that has to leave the window before one more fits, of as many as the rule
 * allows the oldest (ms); undefined while there is room
 * @returns null when one more is allowed, else whole seconds (at least 1) until the window has room again
 */
export function waitSeconds(
  rule: LimitRule,
  blocking: number | undefined,
  now: number,
): number | null {
  if (blocking === undefined) return null;
  return Math.max(1, Math.ceil((blocking + rule.windowS * 1000 - now) / 1000));
}
