const CHINA_OFFSET_MS = 8 * 60 * 60 * 1000;

/** @returns "2026-03-01 09:41:00", the time in China, as Alipay writes times */
export const chinaTimestamp = (date: Date): string =>
  new Date(date.getTime() + CHINA_OFFSET_MS).toISOString().slice(0, 19).replace("T", " ");
