import { insertListingCopies } from "@storefront/testbed/marketplace/insert-listing-copies";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { and, eq, sql } from "drizzle-orm";
import {
  envelopes,
  facetCounts,
  goods,
  listingCounts,
  shopCounts,
  userEnvelopes,
} from "../../database/schema";
import { selectRows } from "../../database/select-rows";
import { joinCounts } from "./join-counts";

const test = useTestApp();

const stored = () =>
  selectRows(
    test.deps.db,
    sql`select game_name, kind, chunk, sum(listings)::int as listings from listing_counts
      group by 1, 2, 3 having sum(listings) <> 0 order by 1, 2, 3`,
  );
const storedOfShops = () =>
  selectRows(
    test.deps.db,
    sql`select seller_id, game_name, kind, sum(listings)::int as listings from shop_counts
      group by 1, 2, 3 having sum(listings) <> 0 order by 1, 2, 3`,
  );

/** The same from the listings themselves. */
const counted = () =>
  selectRows(
    test.deps.db,
    sql`select game_name, kind, goods_id / 10000 as chunk, count(*)::int as listings from listing_index
      group by 1, 2, 3 order by 1, 2, 3`,
  );
const countedOfShops = () =>
  selectRows(
    test.deps.db,
    sql`select seller_id, i.game_name, kind, count(*)::int as listings
      from listing_index i join goods on id = goods_id group by 1, 2, 3 order by 1, 2, 3`,
  );

const facets = () =>
  selectRows(
    test.deps.db,
    sql`select game_name, kind, facet, sum(listings)::int as listings from facet_counts
      group by 1, 2, 3 having sum(listings) <> 0 order by 1, 2, 3`,
  );
const countedFacets = () =>
  selectRows(
    test.deps.db,
    sql`select game_name, kind, facet, count(*)::int as listings
      from listing_index, unnest(array['', 'delivery:' || delivery_type] || facets) as facet
      group by 1, 2, 3 order by 1, 2, 3`,
  );

const usesOfCoupon = (id: number) =>
  selectRows(
    test.deps.db,
    sql`select coalesce(sum(uses), 0)::int as uses from coupon_uses where envelope_id = ${id}`,
  );

it("counts listings that are added, removed, hidden, moved and put back", async () => {
  const { db, clock } = test.deps;
  const change = (id: number, values: Partial<typeof goods.$inferInsert>) =>
    db.update(goods).set(values).where(eq(goods.id, id));
  await insertListingCopies(db, { template: 1010, first: 20_000, count: 3 });
  await change(1001, { removedAt: clock.now() });
  await change(1002, { tradeTypeId: 8 });
  await change(1003, { gameName: "新游戏" });
  await change(1004, { sellerId: 3002 });
  await change(1005, { removedAt: clock.now() });
  await change(1005, { removedAt: null });
  await db.delete(goods).where(eq(goods.id, 20_001));
  expect(await stored()).toEqual(await counted());
  expect(await storedOfShops()).toEqual(await countedOfShops());
  expect(await facets()).toEqual(await countedFacets());
});

it("counts the filter values of a listing that changes them", async () => {
  const { db } = test.deps;
  await db
    .update(goods)
    .set({ facts: { system: ["苹果"] }, deliveryType: 2 })
    .where(eq(goods.id, 1001));
  expect(await facets()).toEqual(await countedFacets());
});

it("counts uses of a coupon, and those that are taken back", async () => {
  const { db, clock } = test.deps;
  const [coupon] = await db.select().from(envelopes).limit(1);
  const envelopeId = coupon?.id ?? 0;
  const before = await usesOfCoupon(envelopeId);
  const at = clock.now();
  const own = and(eq(userEnvelopes.userId, 1), eq(userEnvelopes.envelopeId, envelopeId));
  await db.delete(userEnvelopes).where(own);
  await db
    .insert(userEnvelopes)
    .values({ userId: 1, envelopeId, status: "held", expiresAt: at, createdAt: at });
  await db.update(userEnvelopes).set({ status: "used" }).where(own);
  expect(await usesOfCoupon(envelopeId)).toEqual([
    { uses: (before[0] as { uses: number }).uses + 1 },
  ]);
  await joinCounts(test.deps);
  await db.update(userEnvelopes).set({ status: "unused" }).where(own);
  expect(await usesOfCoupon(envelopeId)).toEqual(before);
});

it("joins the rows of a combination, which changes no sum", async () => {
  const { db } = test.deps;
  await insertListingCopies(db, { template: 1010, first: 20_000, count: 3 });
  const before = [await stored(), await storedOfShops(), await facets()];
  await joinCounts(test.deps);
  expect([await stored(), await storedOfShops(), await facets()]).toEqual(before);
  expect(await db.$count(listingCounts)).toBe(before[0]?.length);
  expect(await db.$count(shopCounts)).toBe(before[1]?.length);
  expect(await db.$count(facetCounts)).toBe(before[2]?.length);
});

it("keeps a shop's listings in step with the search index", async () => {
  const { db } = test.deps;
  await db.update(goods).set({ sellerId: 3002, priceFen: 777, sale: 4 }).where(eq(goods.id, 1010));
  const different = sql`select goods_id from listing_index i left join shop_listings s using (goods_id)
    left join goods g on g.id = goods_id
    where (i.price_fen, i.popularity, i.listed_ms, g.seller_id, g.sale)
      is distinct from (s.price_fen, s.popularity, s.listed_ms, s.seller_id, s.sale)`;
  expect(await selectRows(db, different)).toEqual([]);
});
