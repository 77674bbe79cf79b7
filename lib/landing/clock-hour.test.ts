import { clockHour } from "./clock-hour";

test.each<[string, number, number, string]>([
  ["今晚", 19, 3, "22:00"],
  ["今晚", 23, 1, "次日 00:00"],
  ["今天", 10, 48, "第 3 天 10:00"],
  ["周五", 19, 5, "周六 00:00"],
  ["周日", 20, 6, "周一 02:00"],
])("names the time when it is %s %i:00 plus %i hours: %s", (day, hour, hours, expected) => {
  expect(clockHour({ day, hour }, hours)).toBe(expected);
});
