import fc from "fast-check";
import { readResendDeadline, resendSecondsLeft, startResendWait } from "./resend-deadline";

const NOW = Date.UTC(2026, 0, 5, 8, 0, 0);
const KEY = "resend_deadline";

beforeEach(() => window.sessionStorage.clear());

test("keeps the deadline across a reload", () => {
  expect(startResendWait(NOW)).toBe(NOW + 60_000);
  expect(readResendDeadline(NOW + 20_000)).toBe(NOW + 60_000);
  expect(resendSecondsLeft(readResendDeadline(NOW + 20_000), NOW + 20_000)).toBe(40);
});

test("remembers a wait that is over, so that the button says 重新获取", () => {
  startResendWait(NOW);
  expect(readResendDeadline(NOW + 3_600_000)).toBe(NOW + 60_000);
  expect(resendSecondsLeft(NOW + 60_000, NOW + 3_600_000)).toBe(0);
});

test("has neither deadline nor wait before a code was requested", () => {
  expect(readResendDeadline(NOW)).toBeNull();
  expect(resendSecondsLeft(null, NOW)).toBe(0);
});

test.each(["", "soon", "-5", "1e99", "NaN", "Infinity", "{}", "12.5", "0x10", " 1"])(
  "ignores the invalid value %j",
  (value) => {
    window.sessionStorage.setItem(KEY, value);
    expect(readResendDeadline(NOW)).toBeNull();
  },
);

test("ignores a deadline further away than one wait, which another clock wrote", () => {
  window.sessionStorage.setItem(KEY, String(NOW + 60_001));
  expect(readResendDeadline(NOW)).toBeNull();
  expect(readResendDeadline(NOW + 1)).toBe(NOW + 60_001);
});

test("runs the wait of this page when storage is blocked", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("forbidden");
  });
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("forbidden");
  });
  expect(startResendWait(NOW)).toBe(NOW + 60_000);
  expect(readResendDeadline(NOW)).toBeNull();
});

test("returns integer seconds, never above the wait, that reach 0 exactly at the deadline", () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 100_000 }), (before) => {
      const left = resendSecondsLeft(NOW, NOW - before);
      expect(Number.isInteger(left)).toBe(true);
      expect(left).toBe(Math.min(60, Math.max(0, Math.ceil(before / 1000))) || 0);
      expect(left === 0).toBe(before <= 0);
    }),
  );
});
