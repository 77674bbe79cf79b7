const DAY_H = 24;
const WEEK: readonly string[] = ["周一", "周二", "周三", "周四", "周五", "周六", "周日"];

interface Start {
  /** The name of the first day: a weekday, or a word such as 今天. */
  day: string;
  /** 0 to 23. */
  hour: number;
}

/** @returns the time of the clock some hours after the start: "22:00", "次日 01:00", "周日 07:00", "第 3 天 10:00" */
export function clockHour({ day, hour }: Start, hours: number): string {
  const at = hour + hours;
  const days = Math.floor(at / DAY_H);
  const time = `${String(at % DAY_H).padStart(2, "0")}:00`;
  const weekday = WEEK.indexOf(day);
  if (weekday >= 0) return `${WEEK[(weekday + days) % WEEK.length]} ${time}`;
  if (days === 0) return time;
  return days === 1 ? `次日 ${time}` : `第 ${days + 1} 天 ${time}`;
}
