import { CALLS } from "@storefront/contract/calls";
import type { CallName } from "@storefront/contract/http/paths";
import { delayedChanges, goodsChanges } from "@storefront/marketplace/database/schema";
import { sql } from "drizzle-orm";
import {
  boostCache,
  boostPriceCache,
  type CachePolicy,
  catalogueCache,
  goodsCache,
  homeCache,
  isCacheTag,
  shopCache,
  soldCache,
} from "@/lib/api/cache-tags";
import { announceCounters } from "@/marketplace/catalogue/goods/announce-counters";
import { deliverChanges } from "@/marketplace/catalogue/goods/change-outbox";
import { openTestApp, type TestApp } from "../marketplace/test-app";
import { leafFields } from "./leaf-fields";
import { PAGE_EVENTS, type PageEvent, tagsOfEvent } from "./page-events";
import { PAGE_FIELDS } from "./page-fields";

/** The calls of pages, each with its tags; the store adds the seller of a listing's answer. */
const CALLS_OF_PAGES: Readonly<Record<string, CachePolicy>> = {
  goodsDetail: { ...goodsCache(1), tags: [...goodsCache(1).tags, "seller:1"] },
  shop: shopCache(1),
  shopGoods: shopCache(1),
  catalogue: catalogueCache(),
  searchGoods: catalogueCache(),
  games: catalogueCache(),
  goodsBlocks: catalogueCache(),
  shopBlocks: catalogueCache(),
  home: homeCache(),
  boostGames: boostCache(),
  rankList: boostCache(),
  partitions: boostCache(),
  boostCompute: boostPriceCache(),
  recentlySold: soldCache(),
};
const names = Object.keys(CALLS_OF_PAGES) as CallName[];
const withoutId = (tag: string) => tag.replace(/:\d+$/, ":*");

describe("the table of fields", () => {
  it.each(names)("has every field of the answer of %s, and no other", (name) => {
    const fields = PAGE_FIELDS[name] ?? {};
    expect(Object.keys(fields).sort()).toEqual([...new Set(leafFields(CALLS[name].answer))].sort());
  });

  it.each(names)("names for every field of %s an event that has one of its tags", (name) => {
    const tags = (CALLS_OF_PAGES[name]?.tags ?? []).map(withoutId);
    const unannounced = Object.entries(PAGE_FIELDS[name] ?? {}).filter(([, why]) =>
      why.some((event) => {
        if (event === "fixed" || event === "visitor" || event === "time") return false;
        const announced = tagsOfEvent(event);
        return ![...announced.tags, ...announced.delayed].some((tag) => tags.includes(tag));
      }),
    );
    expect(unannounced).toEqual([]);
  });
});

describe("an event", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp();
  });
  beforeEach(() => test.reset());
  afterAll(() => test.close());

  /** Delivers everything that waits. @returns the tags as the storefront received them */
  async function delivered(): Promise<string[]> {
    const received: string[] = [];
    const storefront = {
      url: "http://storefront.test",
      invalidate: async (tags: readonly string[]) => void received.push(...tags),
    };
    while ((await deliverChanges(test.deps.db, storefront)) > 0);
    return received;
  }

  it.each(Object.keys(PAGE_EVENTS) as PageEvent[])("%s is announced", async (name) => {
    const { db } = test.deps;
    const { tags, delayed } = tagsOfEvent(name);
    await db.delete(goodsChanges);
    await db.delete(delayedChanges);
    await PAGE_EVENTS[name].change(test);
    const atOnce = await delivered();
    // Nothing is due yet.
    await announceCounters(db);
    expect(await delivered()).toEqual([]);
    await db.update(delayedChanges).set({ dueAt: sql`clock_timestamp()` });
    await announceCounters(db);
    const later = await delivered();
    expect([...new Set(atOnce.map(withoutId))]).toEqual(expect.arrayContaining([...tags]));
    expect([...new Set(later.map(withoutId))]).toEqual(expect.arrayContaining([...delayed]));
    expect([...atOnce, ...later].every(isCacheTag)).toBe(true);
  });
});
