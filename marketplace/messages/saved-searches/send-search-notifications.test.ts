import type { CallRequest } from "@storefront/contract/calls";
import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { accountChanges, goods, savedSearches } from "../../database/schema";
import { sendSearchNotifications } from "./send-search-notifications";

const BUYER = 1;
/** The listing to copy: one price, no specs. */
const MODEL = 1010;
const HOUR_S = 3600;

const test = useTestApp();
const buyer = useBuyer(test, BUYER);
let model: typeof goods.$inferSelect;

beforeEach(async () => {
  const [row] = await test.deps.db.select().from(goods).where(eq(goods.id, MODEL));
  if (!row) throw new Error("the sample catalog has no such listing");
  model = row;
});

/** Lists a copy of `MODEL` a second later. @returns its id */
async function list(changes: Partial<typeof goods.$inferInsert> = {}): Promise<number> {
  const { id: _, ...rest } = model;
  await test.clock.advance(1);
  const now = test.clock.now();
  const [row] = await test.deps.db
    .insert(goods)
    .values({ ...rest, priceFen: 1000, activityPriceFen: 0, createdAt: now, ...changes })
    .returning({ id: goods.id });
  return row?.id ?? 0;
}
const save = async (more: Partial<CallRequest<"saveSearch">> = {}) => {
  const request = { game: model.gameName, title: "每日新品", ...more };
  const { data } = await buyer.call("saveSearch", request);
  return data.search_id;
};
/** Looks through the searches an hour later. */
const sweep = async () => {
  await test.clock.advance(HOUR_S);
  return sendSearchNotifications(test.deps);
};
/** @returns the platform's messages about a listing */
const notificationsOf = async (goods_id: number) =>
  (await buyer.call("messages", { goods_id, party: "platform" })).data.list;

it("tells of all new listings in one message about the newest, once", async () => {
  const search = await save();
  await list();
  await test.clock.advance(60);
  const newest = await list();
  expect(await sweep()).toBe(1);
  const told = await notificationsOf(newest);
  expect(told.map(({ text }) => text)).toEqual([
    "2 件新商品符合「每日新品」，这是最新上架的一件。",
  ]);
  expect(told[0]?.saved_query).toEqual({ game: model.gameName });
  const events = await test.deps.db
    .select()
    .from(accountChanges)
    .where(eq(accountChanges.kind, "alert"));
  expect(events).toMatchObject([{ userId: BUYER, reference: `${search}`, state: "search" }]);
  expect(await sweep()).toBe(1);
  expect(await notificationsOf(newest)).toHaveLength(1);
  const { data } = await buyer.call("savedSearches", {});
  expect(data.list).toMatchObject([{ notified_at: expect.any(String) }]);
});

it("looks at most once an hour", async () => {
  await save();
  const listing = await list();
  await test.clock.advance(HOUR_S - 2);
  expect(await sendSearchNotifications(test.deps)).toBe(0);
  await test.clock.advance(1);
  expect(await sendSearchNotifications(test.deps)).toBe(1);
  expect(await sendSearchNotifications(test.deps)).toBe(0);
  expect(await notificationsOf(listing)).toHaveLength(1);
});

it("tells nothing of listings that were there, are gone, or came while it was off", async () => {
  await list();
  const search_id = await save();
  const gone = await list();
  await test.deps.db.update(goods).set({ removedAt: test.clock.now() }).where(eq(goods.id, gone));
  await sweep();
  const switchTo = (notify: 0 | 1) => buyer.call("changeSavedSearch", { search_id, notify });
  await switchTo(0);
  const silent = await list();
  expect(await sweep()).toBe(0);
  await test.clock.advance(60);
  await switchTo(1);
  expect(await sweep()).toBe(1);
  expect(await test.deps.db.$count(accountChanges, eq(accountChanges.kind, "alert"))).toBe(0);
  expect(await notificationsOf(silent)).toEqual([]);
});

it("tells a listing that has just come the next time", async () => {
  await save();
  await test.clock.advance(HOUR_S - 5);
  const late = await list();
  await test.clock.advance(5);
  expect(await sendSearchNotifications(test.deps)).toBe(1);
  expect(await notificationsOf(late)).toEqual([]);
  await sweep();
  expect(await notificationsOf(late)).toHaveLength(1);
});

it("tells what matches the words, the filters and the brand's assortment only", async () => {
  const word = "琉璃月影";
  const q = { q: word, game: undefined };
  await save({ ...q, title: "词", price_to: "20", sellers: `${model.sellerId}` });
  await save({ ...q, title: "别的商家", sellers: "999999" });
  await save({ ...q, title: "别的类目", kinds: "boost" });
  await save({ q: "夜雨声烦录", game: undefined, title: "别的词" });
  await list({ name: `${word} 礼包`, priceFen: 3000 });
  const listing = await list({ name: `${word} 典藏`, priceFen: 2000 });
  await list({ name: "普通礼包", priceFen: 500 });
  await sweep();
  expect((await notificationsOf(listing)).map(({ text }) => text)).toEqual([
    "1 件新商品符合「词」，这是最新上架的一件。",
  ]);
});

it("does not link a search that is deleted, and keeps the message", async () => {
  const search_id = await save();
  const listing = await list();
  await sweep();
  await buyer.call("deleteSavedSearch", { search_id });
  const [message] = await notificationsOf(listing);
  expect(message).toBeDefined();
  expect(message?.saved_query).toBeUndefined();
  expect(await test.deps.db.$count(savedSearches)).toBe(0);
});
