import { formatCount } from "./count";

test.each([
  [0, "0"],
  [18_642, "18,642"],
  [99_999, "99,999"],
  [128_640, "12.8 万"],
])("%d is written %s", (count, text) => {
  expect(formatCount(count)).toBe(text);
});
