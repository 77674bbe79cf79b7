import { formatCountdown } from "@/lib/purchase/terms/countdown";

const DAY_S = 24 * 60 * 60;

/** @returns time left to a deadline: "2 天 03:12:09"; "03:12:09" on the last day */
export function timeLeft(seconds: number): string {
  const days = Math.floor(seconds / DAY_S);
  const rest = formatCountdown(seconds % DAY_S);
  return days > 0 ? `${days} 天 ${rest}` : rest;
}

/** @returns the same for screen readers, which changes once an hour, and in the last hour every ten minutes */
export function spokenTimeLeft(seconds: number): string {
  if (seconds <= 0) return "";
  if (seconds < 3600) return `剩余不到 ${Math.ceil(seconds / 600) * 10} 分钟`;
  const hours = Math.floor(seconds / 3600);
  return hours < 24 ? `剩余 ${hours} 小时` : `剩余 ${Math.floor(hours / 24)} 天 ${hours % 24} 小时`;
}
