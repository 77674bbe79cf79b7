import { momentText } from "./moment-text";

test.each([
  ["2026-11-30T09:05:00+08:00", "11 月 30 日 09:05"],
  ["2026-11-30T23:59:59+08:00", "11 月 30 日 23:59"],
  ["2026-12-01T00:00:00+08:00", "11 月 30 日 24:00"],
  ["2026-12-31T16:30:00Z", "1 月 1 日 00:30"],
])("shows %s as %s", (iso, text) => {
  expect(momentText(Date.parse(iso))).toBe(text);
});
