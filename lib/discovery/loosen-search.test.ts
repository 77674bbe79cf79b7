import { readSearch } from "../addresses/search-view";
import { loosenSearch } from "./loosen-search";
import { readFound } from "./read-found";

const found = (total: number) =>
  readFound({ total, price_range: { from: "320.00", to: "400.00" } });
const stated = [
  { name: "300 元以下", without: "曜日战歌 可换绑" },
  { name: "可换绑", without: "曜日战歌 300元以下" },
];

test("offers each search without one filter that has results, the fewest first", async () => {
  const request = readSearch("?q=曜日战歌 可换绑 300元以下&stock=1");
  const looser = await loosenSearch(request, { stated }, async ({ q, view }) =>
    found(q === "曜日战歌 可换绑" ? 12 : view.inStock ? 0 : 3),
  );
  expect(looser).toEqual([
    expect.objectContaining({ name: "有货", count: 3, priceFrom: "320.00" }),
    expect.objectContaining({ name: "300 元以下", count: 12 }),
  ]);
  expect(decodeURIComponent(looser[0]?.href ?? "")).toBe("/search?q=曜日战歌 可换绑 300元以下");
  expect(decodeURIComponent(looser[1]?.href ?? "")).toBe("/search?q=曜日战歌 可换绑&stock=1");
});

test("offers nothing without filters, or when the marketplace does not answer", async () => {
  const request = readSearch("?q=雨伞");
  expect(await loosenSearch(request, { stated: [] }, async () => found(1))).toEqual([]);
  expect(await loosenSearch(request, { stated }, async () => null)).toEqual([]);
});

test("does not search for nothing", async () => {
  const find = jest.fn();
  const all = [{ name: "1000–2000 元", without: "" }];
  expect(await loosenSearch(readSearch("?q=1000-2000"), { stated: all }, find)).toEqual([]);
  expect(find).not.toHaveBeenCalled();
});
