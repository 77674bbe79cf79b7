import fc from "fast-check";
import { clockText, hoursText, isOpen, openingText, readClock, readHours } from "./boost-hours";

/** At China's time of day. */
const at = (time: string) => new Date(`2026-03-02T${time}:00+08:00`);
const DAY = { opens: 10 * 60, closes: 22 * 60 };
const NIGHT = { opens: 18 * 60, closes: 2 * 60 };

it.each([
  [DAY, "09:59", false],
  [DAY, "10:00", true],
  [DAY, "21:59", true],
  [DAY, "22:00", false],
  [NIGHT, "17:59", false],
  [NIGHT, "18:00", true],
  [NIGHT, "00:00", true],
  [NIGHT, "01:59", true],
  [NIGHT, "02:00", false],
  [null, "04:00", true],
])("%j at %s is open: %s", (hours, time, open) => {
  expect(isOpen(hours, at(time))).toBe(open);
});

it("formats hours, and when they begin next", () => {
  expect(hoursText(DAY)).toBe("10:00–22:00");
  expect(hoursText(NIGHT)).toBe("18:00–次日 02:00");
  expect(hoursText({ opens: 480, closes: 0 })).toBe("08:00–24:00");
  expect(openingText(DAY, at("09:00"))).toBe("今天 10:00");
  expect(openingText(DAY, at("23:00"))).toBe("明天 10:00");
});

it("reads times of a day only", () => {
  expect([readClock("9:30"), readClock("09:30"), readClock("24:00")]).toEqual([570, 570, 0]);
  for (const text of ["24:01", "25:00", "9:60", "9", "-1:00", "09:30:00", ""]) {
    expect(readClock(text)).toBeNull();
  }
  expect(readHours("18:00", "02:00")).toEqual(NIGHT);
  expect(readHours("", "")).toBeNull();
});

it("opens at the time that it says", () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  fc.assert(
    fc.property(minute, minute, minute, (opens, closes, now) => {
      fc.pre(opens !== closes);
      const hours = { opens, closes };
      expect(readClock(clockText(opens))).toBe(opens);
      expect(isOpen(hours, at(clockText(opens)))).toBe(true);
      expect(isOpen(hours, at(clockText(closes)))).toBe(false);
      if (!isOpen(hours, at(clockText(now)))) {
        expect(openingText(hours, at(clockText(now)))).toContain(clockText(opens));
      }
    }),
  );
});
