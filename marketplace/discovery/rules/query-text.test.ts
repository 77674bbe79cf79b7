import fc from "fast-check";
import { readQueryText, searchText, showQueryText } from "./query-text";

it.each([
  ["ＷＺ　ry", "wz ry"],
  ["钻石 Ⅲ", "钻石 iii"],
  ["100% \"'\\_", "100"],
  ["3.4万", "3 4万"],
  ["😀\u202e", ""],
])("normalizes %j to %j", (query, shown) => {
  expect(showQueryText(readQueryText(query))).toBe(shown);
});

it("keeps what the index keeps of any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 30 }), (query) => {
      expect(readQueryText(query).text).toBe(searchText(query).slice(0, 40));
    }),
  );
});
