import fc from "fast-check";
import { endsAt, hourPresets } from "./hour-presets";

/** @param time of day in China */
const at = (time: string) => new Date(`2026-11-21T${time}+08:00`);
const BOUNDS = { min: 2, max: 72 };

test.each([
  ["18:30:00", ["2 小时起租 2", "玩到今晚 24 点 6", "包天 24 小时 24"]],
  ["18:00:00", ["2 小时起租 2", "玩到今晚 24 点 6", "包天 24 小时 24"]],
  ["23:30:00", ["2 小时起租 2", "包天 24 小时 24"]],
  ["22:00:00", ["2 小时起租 2", "包天 24 小时 24"]],
  ["00:00:00", ["2 小时起租 2", "玩到今晚 24 点 24"]],
])("at %s", (time, presets) => {
  expect(hourPresets(at(time), BOUNDS).map(({ label, hours }) => `${label} ${hours}`)).toEqual(
    presets,
  );
});

test("are within the bounds, without duplicates, shortest first", () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true, min: new Date(0), max: new Date("2100-01-01") }),
      fc.integer({ min: 1, max: 72 }),
      fc.integer({ min: 0, max: 72 }),
      (now, min, more) => {
        const hours = hourPresets(now, { min, max: min + more }).map((preset) => preset.hours);
        expect(hours).toEqual([...new Set(hours)].sort((a, b) => a - b));
        for (const each of hours) {
          expect(each).toBeGreaterThanOrEqual(min);
          expect(each).toBeLessThanOrEqual(min + more);
        }
      },
    ),
  );
});

test.each([
  ["18:30:00", 4, "今天 22:30"],
  ["18:30:00", 6, "明天 00:30"],
  ["18:30:00", 48, "11月23日 18:30"],
])("ends a rental from %s for %i hours at %s", (time, hours, end) => {
  expect(endsAt(at(time), hours)).toBe(end);
});
