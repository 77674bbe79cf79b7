import { comments, goodsChanges, sellers } from "./schema";
import { type OldDatabase, openOldDatabase } from "./testing/old-database";

/** Creating a database by all its migrations takes many times as long as copying a prepared one. */
const TIMEOUT_MS = 120_000;

let old: OldDatabase;
beforeAll(async () => {
  old = await openOldDatabase();
  await old.migrate("0051_boost-games");
  await old.insert("sellers", { id: 1, credit_tenths: 48 });
  await old.insert("goods", { id: 1, seller_id: 1 });
  await old.insert("comments", { goods_id: 1, nickname: "晚风", score: 5, content: "秒到" });
  await old.insert("storefronts", { url: "http://storefront.test" });
  await old.migrate();
}, TIMEOUT_MS);
afterAll(() => old.close());

it("keeps imported reviews without an order, and ends the ratings that were entered", async () => {
  expect(await old.db.select().from(comments)).toMatchObject([{ content: "秒到", orderId: null }]);
  expect(await old.db.select().from(sellers)).toMatchObject([
    { creditTenths: 0, reviewCount: 0, reviewPoints: 0 },
  ]);
});

it("notifies storefronts of no listing, and of all of a seller's from then on", async () => {
  expect(await old.db.select().from(goodsChanges)).toEqual([]);
  await old.db.update(sellers).set({ nickname: "新店名" });
  expect(await old.db.select().from(goodsChanges)).toMatchObject([
    { tag: "shop:1" },
    { goodsId: 1, tag: null },
  ]);
});

it("ignores a rating that an older process still enters", async () => {
  await old.db.update(sellers).set({ creditTenths: 50 });
  expect(await old.db.select().from(sellers)).toMatchObject([{ creditTenths: 0 }]);
});
