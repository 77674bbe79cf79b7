import fc from "fast-check";
import { queryValue } from "./query";

test.each([
  ["?ad=a%20b", "ad", "a b"],
  ["?ad=a+b", "ad", "a b"],
  ["?x=1&ad=&y=2", "ad", ""],
  ["?bad=1", "ad", undefined],
  ["?x=ad=1", "ad", undefined],
  ["?ad", "ad", undefined],
  ["", "ad", undefined],
])("%j, %s: %j", (query, name, value) => {
  expect(queryValue(query, name)).toBe(value);
});

test("reads what URLSearchParams wrote", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (ad, other) => {
      const query = `?${new URLSearchParams({ other, ad })}`;
      expect(queryValue(query, "ad")).toBe(new URLSearchParams(query).get("ad"));
    }),
  );
});
