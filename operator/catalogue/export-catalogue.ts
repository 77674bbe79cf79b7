import { open, rename, rm } from "node:fs/promises";
import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "@/database/open";
import {
  comments,
  customerRemarks,
  discounts,
  envelopes,
  goods,
  goodsSpecs,
  sellers,
  stock,
} from "@/database/schema";
import type { WrittenRow } from "./catalogue-row";
import { isOneOf } from "./is-one-of";
import { couponRowOf, listingRowOf, type StoredListing, sellerRowOf } from "./written-rows";

const ROWS_AT_ONCE = 500;

/**
 * Writes sellers and listings that are on sale to a catalogue file, which is complete or not there. Card secrets are
 * not in it.
 * @returns how many rows it has
 * @throws Error of the file system
 */
export async function exportCatalogue(db: Db, path: string): Promise<number> {
  const part = `${path}.part`;
  const file = await open(part, "w");
  let written = 0;
  try {
    for await (const rows of catalogueRows(db)) {
      await file.write(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
      written += rows.length;
    }
    await file.close();
    await rename(part, path);
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(part, { force: true });
    throw error;
  }
  return written;
}

/** Sellers first, and coupons last: a row names what stands before it. */
async function* catalogueRows(db: Db): AsyncGenerator<WrittenRow[]> {
  yield* pagesOf(async (after) => {
    const rows = await db
      .select()
      .from(sellers)
      .where(gt(sellers.id, after))
      .orderBy(asc(sellers.id))
      .limit(ROWS_AT_ONCE);
    return rows.map((row) => ({ id: row.id, row: sellerRowOf(row) }));
  });
  yield* pagesOf(async (after) => {
    const listings = await listingsAfter(db, after);
    return listings.map((listing) => ({ id: listing.goods.id, row: listingRowOf(listing) }));
  });
  yield* pagesOf(async (after) => {
    const rows = await couponsAfter(db, after);
    return rows.map((row) => ({ id: row.id, row: couponRowOf(row) }));
  });
}

/** @param read rows with ids above the one given, in their order */
async function* pagesOf(
  read: (after: number) => Promise<{ id: number; row: WrittenRow }[]>,
): AsyncGenerator<WrittenRow[]> {
  for (let after = 0; ; ) {
    const page = await read(after);
    const last = page.at(-1);
    if (!last) return;
    yield page.map(({ row }) => row);
    after = last.id;
  }
}

/** Coupons of listings that were taken off are left out: their listing is in no file. */
const couponsAfter = async (db: Db, after: number) => {
  const rows = await db
    .select({ coupon: envelopes })
    .from(envelopes)
    .leftJoin(goods, eq(goods.id, envelopes.goodsId))
    .where(and(gt(envelopes.id, after), isNull(goods.removedAt)))
    .orderBy(asc(envelopes.id))
    .limit(ROWS_AT_ONCE);
  return rows.map(({ coupon }) => coupon);
};

async function listingsAfter(db: Db, after: number): Promise<StoredListing[]> {
  const rows = await db
    .select()
    .from(goods)
    .where(and(gt(goods.id, after), isNull(goods.removedAt)))
    .orderBy(asc(goods.id))
    .limit(ROWS_AT_ONCE);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const specs = groupByGoods(
    await db
      .select()
      .from(goodsSpecs)
      .where(isOneOf(goodsSpecs.goodsId, ids))
      .orderBy(goodsSpecs.position),
  );
  const pieces = groupByGoods(await db.select().from(stock).where(isOneOf(stock.goodsId, ids)));
  const offers = groupByGoods(
    await db.select().from(discounts).where(isOneOf(discounts.goodsId, ids)).orderBy(discounts.id),
  );
  const remarks = groupByGoods(
    await db
      .select()
      .from(customerRemarks)
      .where(isOneOf(customerRemarks.goodsId, ids))
      .orderBy(customerRemarks.id),
  );
  const reviews = groupByGoods(
    await db.select().from(comments).where(isOneOf(comments.goodsId, ids)).orderBy(comments.id),
  );
  return rows.map((row) => ({
    goods: row,
    specs: specs.get(row.id) ?? [],
    stock: pieces.get(row.id) ?? [],
    discounts: offers.get(row.id) ?? [],
    remarks: remarks.get(row.id) ?? [],
    reviews: reviews.get(row.id) ?? [],
  }));
}

function groupByGoods<T extends { goodsId: number }>(rows: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(row.goodsId);
    if (group) group.push(row);
    else groups.set(row.goodsId, [row]);
  }
  return groups;
}
