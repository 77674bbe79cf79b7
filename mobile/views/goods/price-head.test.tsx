import { ActivityEnd } from "./price-head";

const NOW = new Date("2026-03-01T10:00:00Z");
const shown = (until: string | null) => String(<ActivityEnd until={until} now={NOW} />);

it("counts down an activity that ends within a day", () => {
  expect(shown("2026-03-01T11:30:00Z")).toContain('data-countdown="5400">1:30:00');
});

it("names the time at which a longer activity ends", () => {
  expect(shown("2026-03-03T11:30:00Z")).toContain("活动到 2026-03-03 19:30 为止");
});

it.each([null, "", "someday", "2026-03-01T10:00:00Z", "2026-02-01T10:00:00Z"])(
  "shows nothing without an end to come: %s",
  (until) => expect(shown(until)).not.toContain("活动"),
);
