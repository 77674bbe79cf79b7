import { fullTime } from "@storefront/contract/text/china-time";

/** "11-28 20:00 结束", the time in China. @param until ms since 1970 */
export const activityEndText = (until: number): string =>
  `${fullTime(new Date(until)).slice(5, 16)} 结束`;
