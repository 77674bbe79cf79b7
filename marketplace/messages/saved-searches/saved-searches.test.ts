import type { CallRequest } from "@storefront/contract/calls";
import { SAVED_SEARCHES_MOST } from "@storefront/contract/discovery/saved-search-terms";
import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { savedSearches } from "../../database/schema";
import { erasePersonalData } from "../../personal-data/personal-data";

const BUYER = 1;
const OTHER = 2;

const test = useTestApp();
const buyer = useBuyer(test, BUYER);

const save = (more: Partial<CallRequest<"saveSearch">> = {}, as = buyer.token) =>
  test.request("saveSearch", { q: "星砂", title: "星砂", ...more }, { token: as });
const list = async (as = buyer.token) =>
  (await test.request("savedSearches", {}, { token: as })).data.list;

it("lists what was saved, newest first, as searchGoods takes it", async () => {
  await save();
  const choices = '{"server":["微信区","QQ 区"]}';
  const ranges = '{"rank":["星耀 Ⅴ",null],"skins":[50,150]}';
  await save({
    ...{ q: undefined, game: "曜日战歌", kind: "account", title: " 曜日战歌账号 " },
    ...{ choices, ranges, price_from: "10", in_stock: 1, kinds: "account", sellers: "3001" },
  });
  const [filtered, words] = await list();
  expect(words).toMatchObject({ title: "星砂", query: { q: "星砂" }, notify: true });
  expect(filtered).toMatchObject({ title: "曜日战歌账号", notified_at: null });
  expect(filtered?.query).toEqual({
    ...{ game: "曜日战歌", kind: "account", choices, ranges, price_from: "10", in_stock: 1 },
  });
  const found = await test.request("searchGoods", filtered?.query ?? {});
  expect(found.code).toBe(0);
});

it("saves the same search once, also by the game's slug, and switches its notification on again", async () => {
  const [first] = [await save({ game: "曜日战歌", price_to: "20" })];
  expect(first.data.is_new).toBe(true);
  await buyer.call("changeSavedSearch", { search_id: first.data.search_id, notify: 0 });
  const { data } = await test.request("games", {});
  const slug = data.list.find(({ name }) => name === "曜日战歌")?.slug;
  const again = await save({ game: slug, price_to: "20", title: "另一个名字" });
  expect(again.data).toEqual({ search_id: first.data.search_id, is_new: false });
  expect(await list()).toMatchObject([{ title: "星砂", notify: true }]);
  expect((await save({ game: "曜日战歌", price_to: "21" })).data.is_new).toBe(true);
  expect((await save({ game: "曜日战歌" }, await test.tokenOf(OTHER))).data.is_new).toBe(true);
});

it("refuses more than the limit, a search of nothing, one without a title, and visitors", async () => {
  for (let each = 0; each < SAVED_SEARCHES_MOST; each += 1)
    expect((await save({ price_from: `${each + 1}` })).code).toBe(0);
  expect(await save()).toMatchObject({ status: 409, code: 30463 });
  expect(await save({ price_from: "1" })).toMatchObject({ code: 0, data: { is_new: false } });
  expect((await save({ q: undefined })).status).toBe(400);
  expect((await save({ title: " " })).status).toBe(400);
  expect((await test.request("saveSearch", { q: "a", title: "a" })).code).toBe(50000);
});

it("changes and deletes a user's own searches only", async () => {
  const { search_id } = (await save()).data;
  const other = await test.tokenOf(OTHER);
  const change = (as: string) =>
    test.request("changeSavedSearch", { search_id, notify: 0 }, { token: as });
  expect(await change(other)).toMatchObject({ status: 404, code: 30464 });
  await test.request("deleteSavedSearch", { search_id }, { token: other });
  expect(await list()).toMatchObject([{ notify: true }]);
  expect((await change(buyer.token)).code).toBe(0);
  expect((await change(buyer.token)).code).toBe(0);
  expect(await list()).toMatchObject([{ notify: false }]);
  await buyer.call("deleteSavedSearch", { search_id });
  expect((await buyer.call("deleteSavedSearch", { search_id })).code).toBe(0);
  expect(await list()).toEqual([]);
});

it("are in the export, and go with the account", async () => {
  await save({ price_to: "20" });
  await save({}, await test.tokenOf(OTHER));
  const { sections } = (await buyer.call("exportData", {})).data;
  expect(sections.find(({ key }) => key === "saved_searches")?.rows).toMatchObject([
    { title: "星砂", query: '{"q":"星砂","price_to":"20"}', notify: "开" },
  ]);
  const { db } = test.deps;
  await db.transaction((tx) => erasePersonalData(tx, test.deps.config, BUYER, test.clock.now()));
  expect(await db.$count(savedSearches, eq(savedSearches.userId, BUYER))).toBe(0);
  expect(await db.$count(savedSearches)).toBe(1);
});
