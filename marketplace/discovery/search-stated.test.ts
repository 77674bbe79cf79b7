import type { CallRequest } from "@storefront/contract/calls";
import { findGoods, idsOf } from "@storefront/testbed/marketplace/find-goods";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { goods } from "../database/schema";
import { findNewListings } from "./discovery";

const test = useTestApp();

const find = (payload: CallRequest<"searchGoods">) => findGoods(test, { limit: 60, ...payload });
const idsFound = async (payload: CallRequest<"searchGoods">) => idsOf(await find(payload));

it("finds by words what the filters find", async () => {
  const yuan = fc.integer({ min: 1, max: 3000 });
  const order = fc.constantFrom(
    ...([
      ["", undefined],
      ["便宜", "price_asc"],
      ["最贵的", "price_desc"],
      ["刚上架", "newest"],
    ] as const),
  );
  const flag = fc.constantFrom(...(["", "换绑", "验号", "包赔"] as const));
  const flags = { "": undefined, 换绑: "rebind", 验号: "inspected", 包赔: "covered" } as const;
  await fc.assert(
    fc.asyncProperty(yuan, yuan, order, flag, async (one, other, [word, sort], named) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      const q = `${named} ${word} ${from}-${to}元`.trim();
      expect(await idsFound({ q })).toEqual(
        await idsFound({ price_from: `${from}`, price_to: `${to}`, sort, flags: flags[named] }),
      );
    }),
    { numRuns: 30 },
  );
});

it("tells which parts of the query it took as filters, and not with exact", async () => {
  const { stated } = await find({ q: "曜日战歌 可换绑 3000以内" });
  expect(stated).toEqual([
    { text: "可换绑", without: "曜日战歌 3000以内", flags: "rebind" },
    { text: "3000以内", without: "曜日战歌 可换绑", price_to: "3000" },
  ]);
  expect(await find({ q: "曜日战歌 可换绑 3000以内", exact: 1 })).not.toHaveProperty("stated");
});

it("takes the words as typed when a name contains them and nothing matches them as filters", async () => {
  await test.deps.db.update(goods).set({ name: "满 1 元以下 可用" }).where(eq(goods.id, 1002));
  const found = await find({ q: "满1元以下可用" });
  expect(idsOf(found)).toEqual([1002]);
  expect(found).not.toHaveProperty("stated");
});

it("prefers chosen filters to stated ones", async () => {
  expect(await idsFound({ q: "100以内 便宜", price_to: "5000", sort: "price_desc" })).toEqual(
    await idsFound({ price_to: "5000", sort: "price_desc" }),
  );
});

it("pages through a stated order", async () => {
  const all = await idsFound({ sort: "price_asc", price_to: "5000" });
  const first = await find({ q: "5000以内 便宜", limit: 5 });
  const second = await find({ q: "5000以内 便宜", limit: 5, after: first.next_cursor ?? "" });
  expect([...idsOf(first), ...idsOf(second)]).toEqual(all.slice(0, 10));
});

it("suggests listings that keep the stated filters, and names these", async () => {
  const { data } = await test.request("suggest", { q: "曜日战歌 20以内" });
  expect(data.stated).toEqual([{ text: "20以内", without: "曜日战歌", price_to: "20" }]);
  const goods = data.list.flatMap((item) => (item.type === "goods" ? [item.goods_id] : []));
  expect(goods.length).toBeGreaterThan(0);
  expect(await idsFound({ q: "曜日战歌", price_to: "20" })).toEqual(expect.arrayContaining(goods));
});

it("reads saved searches in the same way", async () => {
  const { db } = test.deps;
  const since = { after: new Date(0), upTo: new Date("2100-01-01") };
  const stated = await findNewListings(db, { q: "曜日战歌 100以内" }, since);
  expect(stated).toEqual(await findNewListings(db, { q: "曜日战歌", price_to: "100" }, since));
  expect(stated).not.toEqual(await findNewListings(db, { q: "曜日战歌" }, since));
});
