/** @returns full seconds until `deadline`, rounded up; both are milliseconds of one monotonic clock */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** @returns milliseconds until `secondsLeft` changes, at least 1 */
export function untilNextSecond(deadline: number, now: number): number {
  const next = deadline - (secondsLeft(deadline, now) - 1) * 1000;
  return Math.max(1, Math.ceil(next - now));
}

/** @returns "00:14:59": hours, minutes, seconds, two digits each (product §4) */
export function formatCountdown(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}

/** @returns "14:53": minutes and seconds; "1:00:05" from an hour on */
export function shortCountdown(seconds: number): string {
  const [hours, ...rest] = formatCountdown(seconds).split(":");
  return Number(hours) > 0 ? `${Number(hours)}:${rest.join(":")}` : rest.join(":");
}

const MILESTONES = [600, 300, 120, 60, 30, 10] as const;

/**
 * Countdown text for screen readers, which changes at milestones instead of every second.
 * @returns the text of the last milestone that was passed; "" before the first
 */
export function spokenCountdown(seconds: number): string {
  const passed = MILESTONES.filter((milestone) => seconds <= milestone).at(-1);
  if (passed === undefined || seconds === 0) return "";
  return passed >= 60 ? `支付剩余不到 ${passed / 60} 分钟` : `支付剩余不到 ${passed} 秒`;
}
