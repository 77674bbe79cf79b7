import type { Db } from "@storefront/marketplace/database/db";
import {
  cardSecrets,
  discounts,
  goods,
  goodsSpecs,
  stock,
} from "@storefront/marketplace/database/schema";
import { selectRows } from "@storefront/marketplace/database/select-rows";
import {
  type ListingTerms,
  listingFaults,
  type PieceTerms,
} from "@storefront/marketplace/domain/goods/listing-faults";
import { runs } from "@storefront/testbed/jest/test-scope";
import { openTestApp, type TestApp } from "@storefront/testbed/marketplace/test-app";
import { sql } from "drizzle-orm";
import fc from "fast-check";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const FIRST_ID = 50_000;
const PLAIN = { wantCount: 0, media: [], detailMedia: [] };
const TEXTS = {
  feature: "",
  attrs: [],
  attributes: [],
  banner: "",
  guarantee: [],
  inspection: null,
  process: [],
  descDescription: "",
  goodsDesc: "",
};

const piece: fc.Arbitrary<PieceTerms> = fc.record({
  priceFen: fc.constantFrom(1_000, 1_000_000_000),
  activityPriceFen: fc.constantFrom(0, 0, 900, 700_000_000),
  returnCashFen: fc.constantFrom(0, 0, 0, 1_000),
  minSaleNum: fc.constantFrom(0, 0, 1, 2, 3),
  maxSaleNum: fc.constantFrom(0, 3),
  stock: fc.constantFrom(0, 1),
  secrets: fc.constantFrom(0, 1, 1),
});
const listing: fc.Arbitrary<ListingTerms> = fc
  .record({
    tradeTypeId: fc.constantFrom(2, 3, 3, 6, 9),
    deliveryType: fc.constantFrom(1, 2),
    specsType: fc.constantFrom(1, 2, 3),
    depositFen: fc.constantFrom(0, 0, 1_000, 1_000_000_000),
    leastTime: fc.constantFrom(0, 0, 1, 3, 72, 73),
    groupBuyPriceFen: fc.constantFrom(0, 0, 500),
    pieces: fc.array(piece, { minLength: 1, maxLength: 2 }),
    hasSpecs: fc.boolean(),
    promotions: fc.array(
      fc.record({
        discountType: fc.constantFrom(1, 2, 3),
        discountValue: fc.constantFrom(0, 1),
      }),
      { maxLength: 2 },
    ),
  })
  .map((terms) => ({ ...terms, pieces: terms.hasSpecs ? terms.pieces : terms.pieces.slice(0, 1) }))
  // The columns' own checks refuse these.
  .filter(({ pieces }) =>
    pieces.every(({ minSaleNum, maxSaleNum }) => maxSaleNum === 0 || maxSaleNum >= minSaleNum),
  );

/** Writes a listing past the import, as any other program could. */
async function insert(tx: Db, id: number, terms: ListingTerms): Promise<void> {
  const [own] = terms.pieces;
  const now = test.clock.now();
  const { pieces, hasSpecs, promotions, ...row } = terms;
  await tx.insert(goods).values({
    ...PLAIN,
    ...row,
    id,
    sellerId: 3001,
    name: "上架规则",
    goodsType: "CardKey",
    gameName: "曜日战歌",
    originPriceFen: 1_000,
    priceFen: own?.priceFen ?? 0,
    activityPriceFen: own?.activityPriceFen ?? 0,
    returnCashFen: own?.returnCashFen ?? 0,
    minSaleNum: own?.minSaleNum ?? 0,
    maxSaleNum: own?.maxSaleNum ?? 0,
    texts: TEXTS,
    createdAt: now,
    updatedAt: now,
  });
  for (const [position, sold] of pieces.entries()) {
    const spec = { goodsId: id, position, name: `规格 ${position}`, originPriceFen: 1_000 };
    const [added] = hasSpecs
      ? await tx
          .insert(goodsSpecs)
          .values({ ...sold, ...spec })
          .returning({ id: goodsSpecs.id })
      : [];
    const [held] = await tx
      .insert(stock)
      .values({ goodsId: id, specId: added?.id ?? null, total: sold.stock, available: sold.stock })
      .returning({ id: stock.id });
    for (let at = 0; at < sold.secrets; at += 1) {
      const secret = `SELLABLE-${id}-${position}-${at}`;
      await tx.insert(cardSecrets).values({ stockId: held?.id ?? 0, secret });
    }
  }
  if (promotions.length > 0) {
    const least = { goodsId: id, conditionType: 2, conditionNum: 2, describe: "满 2 件" };
    await tx.insert(discounts).values(promotions.map((each) => ({ ...each, ...least })));
  }
}

const fieldsOf = (terms: ListingTerms): string[] | null => {
  const names = listingFaults(terms).map(({ field }) => {
    const [first, , last] = field;
    return String(first === "specs" ? last : first);
  });
  return names.length === 0 ? null : [...new Set(names)].sort();
};

class Undo extends Error {}

/** @returns the fields that the database names; null when it accepts the listing */
async function databaseFaults(terms: ListingTerms): Promise<string[] | null> {
  let faults: string[] | null = null;
  await test.deps.db
    .transaction(async (tx) => {
      await insert(tx, FIRST_ID, terms);
      const query = sql`select listing_faults(${FIRST_ID}) as faults`;
      const [row] = await selectRows<{ faults: string[] | null }>(tx, query);
      faults = row?.faults ?? null;
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return faults;
}

it("names the same fields as the database for listings of every kind", async () => {
  await fc.assert(
    fc.asyncProperty(listing, async (terms) => {
      expect(await databaseFaults(terms)).toEqual(fieldsOf(terms));
    }),
    runs(200, 3_000),
  );
});

it("is enforced by the database when a transaction is committed", async () => {
  const store = (id: number, terms: ListingTerms) =>
    test.deps.db
      .transaction((tx) => insert(tx, id, terms))
      .then(
        () => true,
        () => false,
      );
  let id = FIRST_ID;
  await fc.assert(
    fc.asyncProperty(listing, async (terms) => {
      id += 1;
      expect(await store(id, terms)).toBe(fieldsOf(terms) === null);
    }),
    runs(40, 500),
  );
});
