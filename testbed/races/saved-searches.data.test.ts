import type { OpenDatabase } from "@storefront/marketplace/database/db";
import { openDatabase } from "@storefront/marketplace/database/open-database";
import {
  accountChanges,
  goods,
  messages,
  savedSearches,
  searchNotices,
} from "@storefront/marketplace/database/schema";
import { sendSearchNotifications } from "@storefront/marketplace/messages/messages";
import { eq } from "drizzle-orm";
import { insertBuyers } from "../buyer/insert-buyers";
import { insertListing } from "./listing";
import { openShop, type Shop } from "./open-shop";

const BUYERS = 60;

let shop: Shop;
let other: OpenDatabase;
beforeAll(async () => {
  shop = await openShop();
  other = await openDatabase({ databaseUrl: shop.databaseUrl });
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

it("tells each saved search once when two marketplaces look through them", async () => {
  const { deps, clock } = shop;
  const buyers = await insertBuyers(deps.db, clock, BUYERS);
  const { goodsId } = await insertListing(deps.db, 1);
  const [listing] = await deps.db.select().from(goods).where(eq(goods.id, goodsId));
  const search = { game: listing?.gameName ?? "", title: "新品" };
  for (const { token } of buyers) {
    expect((await shop.request("saveSearch", search, { token })).code).toBe(0);
  }
  await clock.advance(60);
  await deps.db.update(goods).set({ createdAt: clock.now() }).where(eq(goods.id, goodsId));
  await clock.advance(3600);
  const counts = await Promise.all([
    sendSearchNotifications(deps),
    sendSearchNotifications({ ...deps, db: other.db }),
    sendSearchNotifications(deps),
  ]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(BUYERS);
  expect(await deps.db.$count(searchNotices)).toBe(BUYERS);
  expect(await deps.db.$count(messages, eq(messages.sender, "auto"))).toBe(BUYERS);
  const events = await deps.db
    .select({ userId: accountChanges.userId })
    .from(accountChanges)
    .where(eq(accountChanges.state, "search"));
  expect(new Set(events.map(({ userId }) => userId)).size).toBe(BUYERS);
  expect(events).toHaveLength(BUYERS);
  const rows = await deps.db.select({ at: savedSearches.notifiedAt }).from(savedSearches);
  expect(rows.filter(({ at }) => at === null)).toEqual([]);
});
