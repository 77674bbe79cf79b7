const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** @returns a time in its largest unit, rounded up: "3 分钟", "2 小时", "1 天" */
export function durationText(seconds: number): string {
  if (seconds < HOUR_S) return `${Math.max(1, Math.ceil(seconds / MINUTE_S))} 分钟`;
  if (seconds < DAY_S) return `${Math.ceil(seconds / HOUR_S)} 小时`;
  return `${Math.ceil(seconds / DAY_S)} 天`;
}

/** Median time to delivery; card secrets are delivered with the payment. */
export const deliveryText = (seconds: number): string =>
  seconds === 0 ? "付款即发" : `约 ${durationText(seconds)}`;

/** @returns permille as percent: "1.5%" */
export const disputeText = (permille: number): string => `${(permille / 10).toFixed(1)}%`;
