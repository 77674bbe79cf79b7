import { backOff } from "./attempts";

const NOW = new Date("2026-03-01T00:00:00Z");

it.each([
  [0, 30],
  [1, 60],
  [2, 120],
  [6, 1920],
  [7, 3600],
  [5000, 3600],
])("after %p failed attempts waits %p s", (tries, seconds) => {
  expect((backOff(NOW, tries).getTime() - NOW.getTime()) / 1000).toBe(seconds);
});

it("begins with another wait", () => {
  expect(
    [0, 1, 2].map((tries) => (backOff(NOW, tries, 1).getTime() - NOW.getTime()) / 1000),
  ).toEqual([1, 2, 4]);
});
