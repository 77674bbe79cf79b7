import { etagOf, matchesIfNoneMatch } from "./etag.js";

test.each([
  [undefined, false],
  ["", false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b",W/"a"', true],
  ["*", true],
  ['"ab"', false],
  ["a", false],
])("If-None-Match %s matches ETag a: %s", (header, expected) => {
  expect(matchesIfNoneMatch(header, '"a"')).toBe(expected);
  expect(matchesIfNoneMatch(header, 'W/"a"')).toBe(expected);
});

test("is weak, and equal for a string and its bytes", () => {
  expect(etagOf("页面")).toMatch(/^W\/"[\w-]{43}"$/);
  expect(etagOf("页面")).toBe(etagOf(Buffer.from("页面")));
});
