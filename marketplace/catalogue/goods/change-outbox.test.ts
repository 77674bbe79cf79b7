import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, isNull, sql } from "drizzle-orm";
import { boostGames, envelopes, goods, goodsChanges, sellers, stock } from "../../database/schema";
import { MAX_TAGS, type StorefrontNotifier } from "../../providers/storefront/storefront-notifier";
import { deliverChanges, registerInstances, registerStorefronts } from "./change-outbox";

const URLS = ["http://one.test", "http://two.test"] as const;

const test = useTestApp();

beforeEach(() => registerStorefronts(test.deps.db, URLS, test.clock.now()));

function storefront(url: string, onInvalidate: () => void = () => {}) {
  const received: (readonly string[])[] = [];
  const notifier: StorefrontNotifier = {
    url,
    async invalidate(tags) {
      onInvalidate();
      received.push(tags);
    },
  };
  return { notifier, received };
}

const rename = (goodsId: number, name: string) =>
  test.deps.db.update(goods).set({ name }).where(eq(goods.id, goodsId));
const sellerOf = async (goodsId: number) =>
  (await test.deps.db.select().from(goods).where(eq(goods.id, goodsId)))[0]?.sellerId;
const deliver = (notifier: StorefrontNotifier) => deliverChanges(test.deps.db, notifier);

it("notifies every storefront once, of the listing and its shop", async () => {
  await rename(1001, "another name");
  const [one, two] = URLS.map((url) => storefront(url));
  for (const each of [one, two]) {
    if (!each) throw new Error("no storefront");
    expect(await deliver(each.notifier)).toBe(1);
    expect(each.received).toEqual([["goods:1001", `shop:${await sellerOf(1001)}`, "catalogue"]]);
    expect(await deliver(each.notifier)).toBe(0);
  }
});

it("notifies of boosted games once per transaction", async () => {
  await test.deps.db.transaction(async (tx) => {
    await tx.update(boostGames).set({ pricePercent: 120 });
    await tx.update(boostGames).set({ onSale: false });
  });
  const { notifier, received } = storefront(URLS[0]);
  expect(await deliver(notifier)).toBe(1);
  expect(received).toEqual([["boost", "catalogue"]]);
});

it("keeps a change until the storefront accepts it", async () => {
  await rename(1001, "another name");
  let isAway = true;
  const { notifier, received } = storefront(URLS[0], () => {
    if (isAway) throw new Error("connection refused");
  });
  await expect(deliver(notifier)).rejects.toThrow("connection refused");
  isAway = false;
  expect(await deliver(notifier)).toBe(1);
  expect(received).toHaveLength(1);
});

it("does not notify of a change that was rolled back", async () => {
  const { db } = test.deps;
  const rolledBack = db.transaction(async (tx) => {
    await tx.update(goods).set({ name: "another name" }).where(eq(goods.id, 1001));
    tx.rollback();
  });
  await expect(rolledBack).rejects.toThrow();
  expect(await db.$count(goodsChanges)).toBe(0);
});

it("notifies of both shops when a listing moves to another seller", async () => {
  const { db } = test.deps;
  const before = await sellerOf(1001);
  const [other] = await db.select().from(sellers).where(sql`${sellers.id} <> ${before}`).limit(1);
  await db
    .update(goods)
    .set({ sellerId: other?.id ?? 0 })
    .where(eq(goods.id, 1001));
  const { notifier, received } = storefront(URLS[0]);
  await deliver(notifier);
  expect(received.flat().sort()).toEqual(
    ["catalogue", "goods:1001", `shop:${before}`, `shop:${other?.id}`].sort(),
  );
});

it("sends no more tags per request than the storefront accepts", async () => {
  await test.deps.db.update(goods).set({ name: "the same name" });
  const { notifier, received } = storefront(URLS[0]);
  while ((await deliver(notifier)) > 0);
  const listings = await test.deps.db.$count(goods);
  expect(received.flat().filter((tag) => tag.startsWith("goods:"))).toHaveLength(listings);
  for (const tags of received) expect(tags.length).toBeLessThanOrEqual(MAX_TAGS);
});

it.each([
  ["the last piece is sold", { available: 0, held: 1 }, 1],
  ["a count of wants changes", null, 0],
])("when %s (%j), %i pages change", async (_, pieces, changes) => {
  const { db } = test.deps;
  if (pieces) await db.update(stock).set(pieces).where(eq(stock.goodsId, 1010));
  else await db.update(goods).set({ wantCount: 77 }).where(eq(goods.id, 1010));
  expect(await db.$count(goodsChanges, eq(goodsChanges.storefront, URLS[0]))).toBe(changes);
});

describe("changes of related data", () => {
  const changed = async () => {
    const rows = await test.deps.db.select().from(goodsChanges).where(isNull(goodsChanges.tag));
    return [...new Set(rows.map(({ goodsId }) => goodsId))].sort((a, b) => a - b);
  };
  const listedOf = async (sellerId: number) => {
    const { db } = test.deps;
    const rows = await db.select().from(goods).where(eq(goods.sellerId, sellerId));
    return rows.flatMap(({ id, removedAt }) => (removedAt ? [] : id)).sort((a, b) => a - b);
  };
  const coupon = { couponName: "立减", typeName: "店铺券", reduceFen: 100, conditionFen: 500 };

  it("invalidate a seller's listings when the seller's name changes, but not with each sale", async () => {
    const { db } = test.deps;
    const sellerId = (await sellerOf(1001)) ?? 0;
    const isSeller = eq(sellers.id, sellerId);
    await db.update(sellers).set({ totalSale: 777, deliverMedianS: 5 }).where(isSeller);
    expect(await changed()).toEqual([]);
    await db.update(sellers).set({ nickname: "新的店名" }).where(isSeller);
    expect(await changed()).toEqual(await listedOf(sellerId));
  });

  it("invalidate the listings of a coupon when it starts, ends or is exhausted", async () => {
    const { db } = test.deps;
    const sellerId = (await sellerOf(1001)) ?? 0;
    const values = { ...coupon, validDays: 7, total: 2 };
    const [own] = await db
      .insert(envelopes)
      .values({ ...values, goodsId: 1001 })
      .returning();
    expect(await changed()).toEqual([1001]);
    await db.delete(goodsChanges);
    const isOwn = eq(envelopes.id, own?.id ?? 0);
    await db.update(envelopes).set({ claimed: 1 }).where(isOwn);
    expect(await changed()).toEqual([]);
    await db.update(envelopes).set({ claimed: 2 }).where(isOwn);
    expect(await changed()).toEqual([1001]);
    await db.delete(goodsChanges);
    await db.update(envelopes).set({ endsAt: test.clock.now() }).where(isOwn);
    expect(await changed()).toEqual([1001]);
    await db.insert(envelopes).values({ ...values, sellerId });
    expect(await changed()).toEqual(await listedOf(sellerId));
  });
});

it("deletes stale storefronts and changes", async () => {
  const { db } = test.deps;
  await rename(1001, "another name");
  await db.update(goodsChanges).set({ createdAt: sql`clock_timestamp() - interval '2 hours'` });
  await test.clock.advance(2 * 86_400);
  await registerStorefronts(db, [URLS[0]], test.clock.now());
  expect(await db.$count(goodsChanges)).toBe(0);
  await rename(1001, "a third name");
  const waiting = await db.select().from(goodsChanges);
  expect(waiting.map(({ storefront: url }) => url)).toEqual([URLS[0]]);
});

describe("several storefronts behind an address", () => {
  const [address] = URLS;
  const enter = (...urls: string[]) =>
    registerInstances(test.deps.db, address, urls, test.clock.now());
  const waiting = async (url: string) =>
    (await test.deps.db.select().from(goodsChanges).where(eq(goodsChanges.storefront, url))).map(
      ({ goodsId }) => goodsId,
    );

  it("gives the changes of the address to all of them when they appear", async () => {
    await rename(1001, "another name");
    await enter(`${address} (10.0.0.1)`, `${address} (10.0.0.2)`);
    expect(await waiting(`${address} (10.0.0.1)`)).toEqual([1001]);
    expect(await waiting(`${address} (10.0.0.2)`)).toEqual([1001]);
    expect(await waiting(address)).toEqual([]);
  });

  it("stops recording changes for one that is gone, and leaves other addresses alone", async () => {
    await enter(`${address} (10.0.0.1)`, `${address} (10.0.0.2)`);
    await enter(`${address} (10.0.0.2)`, `${address} (10.0.0.3)`);
    await rename(1001, "another name");
    const receivers = await test.deps.db.select().from(goodsChanges);
    expect(receivers.map(({ storefront }) => storefront).sort()).toEqual([
      `${address} (10.0.0.2)`,
      `${address} (10.0.0.3)`,
      "http://storefront.test",
      URLS[1],
    ]);
  });
});
