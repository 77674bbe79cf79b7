import { open, rename, rm } from "node:fs/promises";
import { pickDefinedFacts } from "@storefront/marketplace/catalogue/catalogue";
import type { Db } from "@storefront/marketplace/database/db";
import {
  boostGames,
  envelopes,
  games,
  goods,
  sellers,
} from "@storefront/marketplace/database/schema";
import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import { boostRowOf } from "./boost-row";
import type { WrittenRow } from "./catalogue-row";
import { couponRowOf } from "./coupon-row";
import { gameRowOf } from "./game-row";
import { readStoredListings } from "./read-stored-listings";
import { sellerRowOf } from "./seller-row";
import { listingRowOf, type StoredListing } from "./stored-listing";

const BATCH_SIZE = 500;

/**
 * Writes games, sellers, listings on sale, coupons and boosted games to a catalog file, atomically: the file is complete or missing. Card
 * secrets are left out.
 * @returns the number of rows
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

/**
 * Yields the rows of a catalog file in batches: games and sellers first and coupons last, because a row may only refer
 * to earlier rows.
 */
export async function* catalogueRows(db: Db): AsyncGenerator<WrittenRow[]> {
  const defined = await db
    .select({ name: games.name, facts: games.facts, aliases: games.aliases })
    .from(games)
    .where(or(sql`${games.facts} <> '{}'::jsonb`, sql`${games.aliases} <> '{}'`))
    .orderBy(games.name);
  yield defined.map(gameRowOf);
  const factsOf = new Map(defined.map(({ name, facts }) => [name, facts]));
  // An import would refuse facts that a game no longer defines.
  const withDefinedFacts = ({ goods, ...listing }: StoredListing): StoredListing => ({
    ...listing,
    goods: { ...goods, facts: pickDefinedFacts(goods.facts, factsOf.get(goods.gameName) ?? {}) },
  });
  yield* pagesOf(async (after) => {
    const rows = await db
      .select()
      .from(sellers)
      .where(gt(sellers.id, after))
      .orderBy(asc(sellers.id))
      .limit(BATCH_SIZE);
    return rows.map((row) => ({ id: row.id, row: sellerRowOf(row) }));
  });
  yield* pagesOf(async (after) => {
    const listed = and(gt(goods.id, after), isNull(goods.removedAt));
    const listings = await readStoredListings(db, listed, BATCH_SIZE);
    return listings.map((listing) => ({
      id: listing.goods.id,
      row: listingRowOf(withDefinedFacts(listing)),
    }));
  });
  yield* pagesOf(async (after) => {
    const rows = await couponsAfter(db, after);
    return rows.map((row) => ({ id: row.id, row: couponRowOf(row) }));
  });
  const boosted = await db.select().from(boostGames).orderBy(asc(boostGames.id));
  yield boosted.map(boostRowOf);
}

/** @param read returns rows with ids above the given one, sorted by id */
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

/** Leaves out coupons of unlisted listings, which are not in the file. */
const couponsAfter = async (db: Db, after: number) => {
  const rows = await db
    .select({ coupon: envelopes })
    .from(envelopes)
    .leftJoin(goods, eq(goods.id, envelopes.goodsId))
    .where(and(gt(envelopes.id, after), isNull(goods.removedAt)))
    .orderBy(asc(envelopes.id))
    .limit(BATCH_SIZE);
  return rows.map(({ coupon }) => coupon);
};
