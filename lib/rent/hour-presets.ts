export interface HourPreset {
  hours: number;
  label: string;
}

const HOUR_MS = 3_600_000;
const DAY_H = 24;
/** China has a single time zone and no daylight saving time. */
const CHINA_OFFSET_H = 8;

/** Returns presets for a rent: the minimum, until midnight in China, and a day; without duplicates, shortest first. */
export function hourPresets(now: Date, { min, max }: { min: number; max: number }): HourPreset[] {
  const inChina = now.getTime() + CHINA_OFFSET_H * HOUR_MS;
  const untilMidnight = Math.ceil((DAY_H * HOUR_MS - (inChina % (DAY_H * HOUR_MS))) / HOUR_MS);
  const presets: HourPreset[] = [
    { hours: min, label: `${min} 小时起租` },
    { hours: untilMidnight, label: "玩到今晚 24 点" },
    { hours: DAY_H, label: "包天 24 小时" },
  ];
  return presets
    .filter(({ hours }, index) => {
      const first = presets.findIndex((other) => other.hours === hours) === index;
      return first && hours >= min && hours <= max;
    })
    .sort((a, b) => a.hours - b.hours);
}

/** @returns the end of a rent that starts now, in China's time: "今天 22:15", "明天 09:00", "11 月 23 日 09:00" */
export function endsAt(now: Date, hours: number): string {
  const end = new Date(now.getTime() + hours * HOUR_MS);
  const days = dayOf(end) - dayOf(now);
  const day = days === 0 ? "今天" : days === 1 ? "明天" : inChinaDay.format(end);
  return `${day} ${inChinaTime.format(end)}`;
}

const dayOf = (date: Date): number =>
  Math.floor((date.getTime() + CHINA_OFFSET_H * HOUR_MS) / (DAY_H * HOUR_MS));

const inChinaTime = new Intl.DateTimeFormat("zh-CN", {
  timeZone: "Asia/Shanghai",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const inChinaDay = new Intl.DateTimeFormat("zh-CN", {
  timeZone: "Asia/Shanghai",
  month: "long",
  day: "numeric",
});
