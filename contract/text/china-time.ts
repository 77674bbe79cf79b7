const ZONE = "Asia/Shanghai";

const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});

function read(date: Date): { day: string; time: string } {
  const values = Object.fromEntries(
    parts.formatToParts(date).map(({ type, value }) => [type, value]),
  );
  return {
    day: `${values["year"]}-${values["month"]}-${values["day"]}`,
    time: `${values["hour"]}:${values["minute"]}:${values["second"]}`,
  };
}

/** @returns the hour and minute in China: "09:41" */
export const clockTime = (date: Date): string => read(date).time.slice(0, 5);

/** @returns day and time in China to the second: "2026-03-01 18:02:11" */
export function fullTime(date: Date): string {
  const { day, time } = read(date);
  return `${day} ${time}`;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const ZONE_MS = 8 * 60 * 60 * 1000;

/** The midnight at which a date begins in China, eight hours ahead of UTC all year. */
export function chinaDayStart(date: Date): Date {
  const days = Math.floor((date.getTime() + ZONE_MS) / DAY_MS);
  return new Date(days * DAY_MS - ZONE_MS);
}

/** The next midnight in China. */
export const nextChinaDay = (date: Date): Date => new Date(chinaDayStart(date).getTime() + DAY_MS);

/** Formats a past time relative to `now`: "今天 09:41", "昨天 21:08", "2026-02-27 10:00" */
export function dayTime(date: Date, now: Date): string {
  const { day, time } = read(date);
  const minute = time.slice(0, 5);
  if (day === read(now).day) return `今天 ${minute}`;
  if (day === read(new Date(now.getTime() - DAY_MS)).day) return `昨天 ${minute}`;
  return `${day} ${minute}`;
}

/** Formats a past or future time relative to `now`. */
export const nearTime = (date: Date, now: Date): string =>
  date > now ? formatFutureTime(date, now) : dayTime(date, now);

/** Formats a future time relative to `now`: "今天 22:15", "明天 09:00", "2026-03-04 10:00" */
export function formatFutureTime(date: Date, now: Date): string {
  const { day, time } = read(date);
  const minute = time.slice(0, 5);
  if (day === read(now).day) return `今天 ${minute}`;
  if (day === read(new Date(now.getTime() + DAY_MS)).day) return `明天 ${minute}`;
  return `${day} ${minute}`;
}
