import type { NextReturn } from "./trade-view";

const ZONE_MS = 8 * 60 * 60 * 1000;

/**
 * When a rented account can be rented again, for its buyers: "预计 11-27 18:30 空出", in China's time. Never a time that has
 * passed.
 * @param now ms since 1970
 */
export function nextReturnText(next: NextReturn | null, now: number): string {
  if (next === null) return "正在出租，归还后可以再租";
  const { at, needsCheck } = next;
  if (at <= now) return needsCheck ? "已到期，卖家换好密码后可以再租" : "即将空出";
  // Not `china-time.ts`: goods pages load this, and Intl would have to be set up in each.
  const time = new Date(at + ZONE_MS).toISOString().slice(5, 16).replace("T", " ");
  return needsCheck ? `预计 ${time} 归还，换好密码后空出` : `预计 ${time} 空出`;
}
