import { formatFutureTime } from "../text/china-time";

/** Daily opening hours of boosting, as minutes after midnight in China. Hours that end before they begin end the next day. */
export interface BoostHours {
  opens: number;
  closes: number;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** China is eight hours ahead of UTC all year. */
const ZONE_MINUTES = 8 * 60;

const minuteOf = (now: Date): number =>
  (Math.floor(now.getTime() / MINUTE_MS) + ZONE_MINUTES) % DAY_MINUTES;

/** Whether orders are taken. @param hours null: all day */
export function isOpen(hours: BoostHours | null, now: Date): boolean {
  if (hours === null) return true;
  const { opens, closes } = hours;
  const minute = minuteOf(now);
  return opens < closes ? minute >= opens && minute < closes : minute >= opens || minute < closes;
}

/** Formats when it opens next: "今天 10:00", "明天 10:00". */
export function openingText({ opens }: BoostHours, now: Date): string {
  const wait = (opens - minuteOf(now) + DAY_MINUTES) % DAY_MINUTES;
  return formatFutureTime(new Date(now.getTime() + wait * MINUTE_MS), now);
}

/** Formats the hours: "10:00–23:00", "18:00–次日 02:00". */
export const hoursText = ({ opens, closes }: BoostHours): string =>
  `${clockText(opens)}–${closes > opens || closes === 0 ? clockText(closes || DAY_MINUTES) : `次日 ${clockText(closes)}`}`;

/** @returns "10:00" */
export function clockText(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return [hour, minute].map((part) => String(part).padStart(2, "0")).join(":");
}

/** @returns minutes after midnight of a text such as "9:30" or "24:00"; null when it is no time of a day */
export function readClock(text: string): number | null {
  const [, hour, minute] = /^(\d{1,2}):([0-5]\d)$/.exec(text) ?? [];
  const minutes = Number(hour) * 60 + Number(minute);
  return minutes <= DAY_MINUTES ? minutes % DAY_MINUTES : null;
}

/** Reads the hours of an answer. @returns null when it is open all day */
export function readHours(opensAt: string, closesAt: string): BoostHours | null {
  const [opens, closes] = [readClock(opensAt), readClock(closesAt)];
  return opens === null || closes === null || opens === closes ? null : { opens, closes };
}
