import { PLAIN_VIEW } from "@/lib/addresses/list-view";
import { searchPayload } from "./list-search";
import { searchToSave } from "./search-to-save";

const view = { ...PLAIN_VIEW, sort: "price-asc", inStock: true, after: "c1" } as const;

test("saves filters without order and page, with the assortment", () => {
  const payload = { game: "曜日战歌", ...searchPayload({ kind: "account", view }) };
  const assortment = { kinds: ["account", "rent"], sellers: [2, 1] } as const;
  expect(searchToSave(payload, ["曜日战歌 · 账号", undefined, "有货"], assortment)).toEqual({
    ...{ game: "曜日战歌", kind: "account", in_stock: 1, sellers: "1,2" },
    title: "曜日战歌 · 账号 · 有货",
  });
  expect(searchToSave({ q: "a" }, ["a"], assortment)).toMatchObject({ kinds: "account,rent" });
});

test("shortens a long title", () => {
  const { title } = searchToSave({ q: "a" }, ["😀".repeat(70)], undefined);
  expect([...title]).toHaveLength(60);
  expect(title.endsWith("…")).toBe(true);
});
