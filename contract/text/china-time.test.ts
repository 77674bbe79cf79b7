import { clockTime, dayTime, fullTime, nextChinaDay } from "./china-time";

const now = new Date("2026-03-01T16:30:05Z");

it("formats the time in China, not in the machine's zone", () => {
  expect(clockTime(now)).toBe("00:30");
  expect(fullTime(now)).toBe("2026-03-02 00:30:05");
});

it.each([
  ["2026-03-01T15:59:59Z", "2026-03-01T16:00:00.000Z"],
  ["2026-03-01T16:00:00Z", "2026-03-02T16:00:00.000Z"],
])("the day of %s ends in China at %s", (date, end) => {
  expect(nextChinaDay(new Date(date)).toISOString()).toBe(end);
});

it.each([
  ["2026-03-01T16:00:00Z", "今天 00:00"],
  ["2026-03-01T15:59:59Z", "昨天 23:59"],
  ["2026-02-28T16:00:00Z", "昨天 00:00"],
  ["2026-02-28T15:59:00Z", "2026-02-28 23:59"],
])("formats %s as %s", (date, words) => {
  expect(dayTime(new Date(date), now)).toBe(words);
});
