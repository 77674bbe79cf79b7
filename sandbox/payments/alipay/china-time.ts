const CHINA_OFFSET_MS = 8 * 60 * 60 * 1000;

/** @returns the time in China as "2026-03-01 09:41:00" */
export const chinaTime = (date: Date): string =>
  new Date(date.getTime() + CHINA_OFFSET_MS).toISOString().slice(0, 19).replace("T", " ");

/** @returns NaN unless the text has Alipay's time format */
export const fromChinaTime = (text: string): number =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)
    ? Date.parse(`${text.replace(" ", "T")}+08:00`)
    : Number.NaN;
