import { isServiceOpen, servicePeriod } from "./service-hours";

const china = (time: string) => new Date(`2026-03-01T${time}+08:00`);

test.each([
  ["07:59:59", false],
  ["08:00:00", true],
  ["21:59:59", true],
  ["22:00:00", false],
  ["00:30:00", false],
])("service at %s is open: %p", (time, open) => expect(isServiceOpen(china(time))).toBe(open));

test("a night is one period, and each day another", () => {
  const night = servicePeriod(china("22:00:00"));
  expect(servicePeriod(new Date("2026-03-02T07:59:59+08:00"))).toBe(night);
  expect(servicePeriod(china("07:59:59"))).not.toBe(night);
  expect(servicePeriod(china("12:00:00"))).not.toBe(night);
});
