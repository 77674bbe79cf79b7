import fc from "fast-check";
import { readSuggestions } from "./read-suggestions";

test("links to games, their kinds and listings", () => {
  const list = [
    { type: "game", slug: "yrzg", name: "曜日战歌" },
    { type: "kind", slug: "yrzg", name: "曜日战歌", kind: "card-key" },
    { type: "goods", goods_id: 1001, name: "点券" },
  ];
  expect(readSuggestions({ list }, "星砂").map(({ text, note }) => [text, note])).toEqual([
    ["曜日战歌", "游戏"],
    ["曜日战歌 卡密", "类目"],
    ["点券", "商品"],
  ]);
});

test("begins with the search that has the filters of the words", () => {
  const stated = [{ text: "300以内", without: "曜日战歌", price_to: "300" }];
  expect(readSuggestions({ list: [], stated }, "曜日战歌300以内")).toEqual([
    {
      text: "曜日战歌300以内：300 元以下",
      note: "按条件搜索",
      href: `/search?q=${encodeURIComponent("曜日战歌300以内")}`,
    },
  ]);
});

test("leaves out suggestions that cannot be linked to", () => {
  const list = [
    { type: "goods", goods_id: 0, name: "点券" },
    { type: "kind", name: "曜日战歌", kind: "swords" },
    { type: "game", name: "a/b" },
    { type: "game", name: "" },
    { type: "seller", name: "店" },
  ];
  expect(readSuggestions({ list }, "星砂")).toEqual([]);
});

test("accepts any answer, and links to pages of this host only", () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      for (const { href } of readSuggestions({ list: [data], stated: [data] }, "a"))
        expect(href).toMatch(/^\/[a-z]/i);
      expect(Array.isArray(readSuggestions(data, "a"))).toBe(true);
    }),
  );
});
