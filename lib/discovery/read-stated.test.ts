import { readStated } from "./read-stated";

test.each([
  [{ price_to: "300" }, "300 元以下"],
  [{ price_from: "1000", price_to: "2000" }, "1000–2000 元"],
  [{ price_from: "200" }, "200 元以上"],
  [{ flags: "rebind" }, "可换绑"],
  [{ delivery: 2 }, "自动发货"],
  [{ in_stock: 1 }, "有货"],
  [{ sort: "price_asc" }, "价格从低到高"],
])("names %j", (filters, name) => {
  expect(readStated([{ text: "…", without: "曜日战歌", ...filters }])).toEqual([
    { name, without: "曜日战歌" },
  ]);
});

test("leaves out what it cannot name", () => {
  expect(readStated([{ text: "a", without: "" }, null, { flags: "unknown" }])).toEqual([]);
  expect(readStated("no list")).toEqual([]);
});
