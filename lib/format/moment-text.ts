import { fullTime } from "@storefront/contract/text/china-time";

/** China has a single time zone and no daylight saving time. */
const CHINA_OFFSET_MS = 8 * 3_600_000;
const MINUTE_MS = 60_000;

/** A moment in China's time, the end of a day as 24:00: "11 月 30 日 24:00". @param at ms since 1970 */
export function momentText(at: number): string {
  const isMidnight = (at + CHINA_OFFSET_MS) % (24 * 60 * MINUTE_MS) < MINUTE_MS;
  const shown = new Date(at + CHINA_OFFSET_MS - (isMidnight ? MINUTE_MS : 0));
  const time = isMidnight ? "24:00" : shown.toISOString().slice(11, 16);
  return `${shown.getUTCMonth() + 1} 月 ${shown.getUTCDate()} 日 ${time}`;
}

/** "11-28 20:00 结束", the time in China. @param until ms since 1970 */
export const activityEndText = (until: number): string =>
  `${fullTime(new Date(until)).slice(5, 16)} 结束`;
