import { findGoods } from "@storefront/testbed/marketplace/find-goods";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { isNull } from "drizzle-orm";
import { listingIndex } from "../database/schema";
import { indexWords } from "./index-words";

const test = useTestApp();

const countMissing = () => test.deps.db.$count(listingIndex, isNull(listingIndex.words));

it("indexes the listings of an older version in pieces, so that pinyin finds them", async () => {
  const { db } = test.deps;
  await db.update(listingIndex).set({ words: null, title: null });
  expect(await findGoods(test, { q: "jianzao" })).toMatchObject({ total: 0 });
  const all = await countMissing();
  expect(await indexWords(test.deps, undefined, 5)).toBe(all);
  expect(await countMissing()).toBe(0);
  expect(await findGoods(test, { q: "jianzao" })).toMatchObject({ total: 1 });
  expect(await indexWords(test.deps)).toBe(0);
});

it("stops between pieces", async () => {
  await test.deps.db.update(listingIndex).set({ words: null });
  const stopped = AbortSignal.abort();
  expect(await indexWords(test.deps, stopped)).toBe(0);
  expect(await countMissing()).toBeGreaterThan(0);
});
