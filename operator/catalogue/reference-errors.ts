import { AUTOMATIC_DELIVERY } from "@storefront/contract/listing/trade";
import { deliveryChangeFaults } from "@storefront/marketplace/catalogue/catalogue";
import type { Db } from "@storefront/marketplace/database/db";
import { envelopes, goods, goodsSpecs, sellers } from "@storefront/marketplace/database/schema";
import { count, eq } from "drizzle-orm";
import type { CatalogueRow, SecretsRow } from "./catalogue-row";
import type { CouponRow } from "./coupon-row";
import { isOneOf } from "./is-one-of";
import type { ListingRow } from "./listing-row";
import { countUnfinishedOrders } from "./unfinished-orders";

/** What secrets rows need to know about their listing. */
interface Delivered {
  automatic: boolean;
  specs: number;
}

/** Earlier rows of the catalog by name: their place and, for listings, their delivery. */
export type Seen = Map<string, { where: string; row: Delivered | null }>;

/**
 * Checks rows against the database and earlier rows: unknown sellers and listings, specs that a listing would lose,
 * another kind of delivery while orders are unfinished, secrets for a manual delivery, fewer coupons than were claimed.
 * @returns the problems of each row that has any
 */
export async function findReferenceErrors(
  db: Db,
  rows: readonly CatalogueRow[],
  seen: Seen,
): Promise<Map<CatalogueRow, string[]>> {
  const listings = rows.filter((row) => row.kind === "listing");
  const secrets = rows.filter((row) => row.kind === "secrets");
  const coupons = rows.filter((row) => row.kind === "coupon");
  const named = [
    ...listings.map(({ id }) => id),
    ...secrets.map(({ listing }) => listing),
    ...coupons.flatMap(({ listing }) => listing ?? []),
  ];
  const stored = await storedListings(db, named);
  const sellerIds = [...listings, ...coupons].flatMap(({ seller }) => seller ?? []);
  const unknownSellers = await findUnknownSellers(db, sellerIds, seen);
  const claimed = await claimedCoupons(db, coupons);
  const isAutomatic = (row: ListingRow) => row.delivery === "automatic";
  const unfinished = await countUnfinishedOrders(
    db,
    listings
      .filter((row) => (stored.get(row.id)?.automatic ?? isAutomatic(row)) !== isAutomatic(row))
      .map(({ id }) => id),
  );
  const deliveryProblems = (row: ListingRow) =>
    deliveryChangeFaults(
      stored.get(row.id),
      { automatic: isAutomatic(row) },
      unfinished.get(row.id) ?? 0,
    ).map(({ field, reason }) => `${field.join(".")} ${reason}`);
  const sellerProblem = (id: number | undefined) =>
    id !== undefined && unknownSellers.has(id) ? [`seller ${id} ${UNKNOWN}`] : [];
  const deliveredBy = (id: number) => seen.get(`listing ${id}`)?.row ?? stored.get(id);
  return new Map<CatalogueRow, string[]>([
    ...listings.map((row): [CatalogueRow, string[]] => [
      row,
      [
        ...sellerProblem(row.seller),
        ...specProblems(row, stored.get(row.id)?.specs),
        ...deliveryProblems(row),
      ],
    ]),
    ...secrets.map((row): [CatalogueRow, string[]] => [
      row,
      secretsProblems(row, deliveredBy(row.listing)),
    ]),
    ...coupons.map((row): [CatalogueRow, string[]] => [
      row,
      [
        ...sellerProblem(row.seller),
        ...(row.listing !== undefined && !deliveredBy(row.listing)
          ? [`listing ${row.listing} ${UNKNOWN}`]
          : []),
        ...(row.total < (claimed.get(row.id) ?? 0)
          ? [`total must be at least ${claimed.get(row.id)}: as many have been given out`]
          : []),
      ],
    ]),
  ]);
}

const UNKNOWN = "is neither before it nor in the database";

function specProblems({ specs }: ListingRow, stored: number | undefined): string[] {
  const problems: string[] = [];
  if (stored === 0 && specs.length > 0) {
    problems.push("has no specs in the database and cannot get any: list it under another id");
  }
  if (stored !== undefined && stored > specs.length) {
    problems.push(`has ${stored} specs in the database: give one that is gone a stock of 0`);
  }
  return problems;
}

function secretsProblems(
  { listing, spec }: SecretsRow,
  delivered: Delivered | undefined,
): string[] {
  if (!delivered) return [`listing ${listing} ${UNKNOWN}`];
  if (!delivered.automatic) return ["are for automatic delivery only"];
  if ((spec ?? 0) > delivered.specs) return [`spec must be at most ${delivered.specs}`];
  return spec === undefined && delivered.specs > 0 ? ["spec is needed: the listing has some"] : [];
}

/** @returns the sellers that are neither in an earlier row nor in the database */
async function findUnknownSellers(
  db: Db,
  ids: readonly number[],
  seen: Seen,
): Promise<Set<number>> {
  const unseen = new Set(ids.filter((id) => !seen.has(`seller ${id}`)));
  if (unseen.size === 0) return unseen;
  const rows = await db
    .select({ id: sellers.id })
    .from(sellers)
    .where(isOneOf(sellers.id, [...unseen]));
  for (const { id } of rows) unseen.delete(id);
  return unseen;
}

/** @returns delivery and number of specs of the listings that exist */
async function storedListings(db: Db, ids: readonly number[]): Promise<Map<number, Delivered>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: goods.id, delivery: goods.deliveryType, specs: count(goodsSpecs.id) })
    .from(goods)
    .leftJoin(goodsSpecs, eq(goodsSpecs.goodsId, goods.id))
    .where(isOneOf(goods.id, ids))
    .groupBy(goods.id);
  return new Map(
    rows.map(({ id, delivery, specs }) => [
      id,
      { automatic: delivery === AUTOMATIC_DELIVERY, specs },
    ]),
  );
}

/** @returns how many of each coupon have been claimed */
async function claimedCoupons(db: Db, coupons: readonly CouponRow[]): Promise<Map<number, number>> {
  if (coupons.length === 0) return new Map();
  const ids = coupons.map(({ id }) => id);
  const rows = await db
    .select({ id: envelopes.id, claimed: envelopes.claimed })
    .from(envelopes)
    .where(isOneOf(envelopes.id, ids));
  return new Map(rows.map(({ id, claimed }) => [id, claimed]));
}
