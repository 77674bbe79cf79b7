import fc from "fast-check";
import {
  formatCountdown,
  secondsLeft,
  shortCountdown,
  spokenCountdown,
  untilNextSecond,
} from "./countdown";

test.each([
  [0, "00:00:00"],
  [59, "00:00:59"],
  [900, "00:15:00"],
  [3661, "01:01:01"],
  [360_000, "100:00:00"],
])("%d seconds are shown as %s", (seconds, shown) => {
  expect(formatCountdown(seconds)).toBe(shown);
});

test("computes when the displayed second changes next, never in the past", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9e6 }),
      fc.integer({ min: 0, max: 9e6 }),
      (deadline, now) => {
        const wait = untilNextSecond(deadline, now);
        expect(wait).toBeGreaterThanOrEqual(1);
        if (now < deadline) {
          expect(wait).toBeLessThanOrEqual(1000);
          expect(secondsLeft(deadline, now + wait)).toBe(secondsLeft(deadline, now) - 1);
          expect(secondsLeft(deadline, now + wait - 1)).toBe(secondsLeft(deadline, now));
        } else {
          expect(secondsLeft(deadline, now)).toBe(0);
        }
      },
    ),
  );
});

test("announces the countdown to screen readers at milestones only", () => {
  const heard = new Set<string>();
  for (let seconds = 900; seconds >= 0; seconds -= 1) heard.add(spokenCountdown(seconds));
  expect([...heard]).toEqual([
    "",
    "支付剩余不到 10 分钟",
    "支付剩余不到 5 分钟",
    "支付剩余不到 2 分钟",
    "支付剩余不到 1 分钟",
    "支付剩余不到 30 秒",
    "支付剩余不到 10 秒",
  ]);
});

test.each([
  [899, "14:59"],
  [3605, "1:00:05"],
])("formats %d s in short as %s", (seconds, text) => {
  expect(shortCountdown(seconds)).toBe(text);
});
