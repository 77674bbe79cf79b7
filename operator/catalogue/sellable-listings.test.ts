import {
  type ListingTerms,
  listingFaults,
  type PieceTerms,
} from "@storefront/marketplace/catalogue/catalogue";
import { selectRows } from "@storefront/marketplace/database/select-rows";
import { runs } from "@storefront/testbed/jest/test-scope";
import { insertListing } from "@storefront/testbed/marketplace/insert-listing";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { sql } from "drizzle-orm";
import fc from "fast-check";

const test = useTestApp({}, { resets: false });

const FIRST_ID = 50_000;
const piece: fc.Arbitrary<PieceTerms> = fc.record({
  priceFen: fc.constantFrom(1_000, 1_000_000_000),
  activityPriceFen: fc.constantFrom(0, 0, 900, 700_000_000),
  returnCashFen: fc.constantFrom(0, 0, 0, 1_000),
  minSaleNum: fc.constantFrom(0, 0, 1, 2, 3, 10_000),
  maxSaleNum: fc.constantFrom(0, 3),
  stock: fc.constantFrom(0, 1, 2, 4),
  secrets: fc.constantFrom(0, 1, 4, 4),
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
        conditionType: fc.constantFrom(1, 2),
        conditionNum: fc.constantFrom(1, 2, 3, 2_000),
        discountValue: fc.constantFrom(0, 1, 2),
      }),
      { maxLength: 2 },
    ),
  })
  .map((terms) => ({ ...terms, pieces: terms.hasSpecs ? terms.pieces : terms.pieces.slice(0, 1) }))
  // The columns' own checks refuse these.
  .filter(({ pieces }) =>
    pieces.every(({ minSaleNum, maxSaleNum }) => maxSaleNum === 0 || maxSaleNum >= minSaleNum),
  );

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
      await insertListing(tx, test.clock.now(), FIRST_ID, { terms });
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
      .transaction((tx) => insertListing(tx, test.clock.now(), id, { terms }))
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
