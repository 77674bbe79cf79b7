/**
 * Customer service answers from 8:00 to 22:00 in China (product §9), which is 0:00 to 14:00 UTC: within one UTC day.
 */
export const SERVICE_HOURS = "8:00–22:00";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const OPEN_MS = 14 * HOUR_MS;

export const isServiceOpen = (now: Date): boolean => now.getTime() % DAY_MS < OPEN_MS;

/** @returns a key of the open or closed period that contains a time, equal for all times of that period */
export function servicePeriod(time: Date): string {
  const day = Math.floor(time.getTime() / DAY_MS);
  return `${day} ${isServiceOpen(time) ? "open" : "closed"}`;
}
