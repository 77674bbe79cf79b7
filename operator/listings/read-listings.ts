import { AUTOMATIC_DELIVERY } from "@storefront/contract/listing/trade";
import type { Db } from "@storefront/marketplace/database/db";
import {
  cardSecrets,
  goods,
  goodsSpecs,
  promiseReviews,
  sellers,
  stock,
} from "@storefront/marketplace/database/schema";
import { and, asc, count, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { type ListPart, pageOf } from "../page-of";
import { findIds } from "./find-ids";

/** A listing in a list. */
export interface ListingLine {
  id: number;
  name: string;
  seller: string;
  priceFen: number;
  /** Sum over all specs. */
  available: number;
  automatic: boolean;
  isListed: boolean;
  /** What an agreement to its texts is needed for, or was refused; null when it has none of them. */
  review: "waiting" | "carried" | "agreed" | "refused" | null;
}

/** A spec of a listing, or the listing itself when it has none: the unit that has a price and stock. */
export interface Piece {
  stockId: number;
  specId: number | null;
  /** Name of the spec; null when the listing has none. */
  spec: string | null;
  priceFen: number;
  originPriceFen: number;
  /** 0 when there is no activity. */
  activityPriceFen: number;
  available: number;
  held: number;
  sold: number;
  /** Unassigned card secrets. */
  freeSecrets: number;
}

export interface Listing extends Omit<ListingLine, "available"> {
  pieces: Piece[];
}

const PAGE_SIZE = 30;

const LINE = {
  id: goods.id,
  name: goods.name,
  seller: sellers.nickname,
  priceFen: goods.priceFen,
  automatic: sql<boolean>`${goods.deliveryType} = ${AUTOMATIC_DELIVERY}`,
  isListed: sql<boolean>`${goods.removedAt} is null`,
  review: sql<ListingLine["review"]>`(select ${promiseReviews.state} from ${promiseReviews}
    where ${promiseReviews.goodsId} = ${goods.id} and ${promiseReviews.hash} = ${goods.reviewHash}
      and ${promiseReviews.state} <> 'replaced')`,
};

/**
 * Reads a page of listings, newest first, including those that are not on sale.
 * @param text part of the name, or the id; "" for all
 * @param before id of the last listing of the previous page; null for the first page
 */
export async function findListings(
  db: Db,
  text: string,
  before: number | null,
): Promise<ListPart<ListingLine>> {
  const limit = PAGE_SIZE + 1;
  const older = before === null ? undefined : lt(goods.id, before);
  const rows = await db
    .select({
      ...LINE,
      available: sql<number>`coalesce((select sum(${stock.available}) from ${stock}
        where ${stock.goodsId} = ${goods.id}), 0)::int`,
    })
    .from(goods)
    .innerJoin(sellers, eq(sellers.id, goods.sellerId))
    .where(text === "" ? older : inArray(goods.id, await findIds(db, text, { before, limit })))
    .orderBy(desc(goods.id))
    .limit(limit);
  return pageOf(rows, PAGE_SIZE, ({ id }) => id);
}

/** @returns null when there is no listing of that id */
export async function findListing(db: Db, goodsId: number): Promise<Listing | null> {
  const [line] = await db
    .select(LINE)
    .from(goods)
    .innerJoin(sellers, eq(sellers.id, goods.sellerId))
    .where(eq(goods.id, goodsId));
  return line ? { ...line, pieces: await readPieces(db, goodsId) } : null;
}

async function readPieces(db: Db, goodsId: number): Promise<Piece[]> {
  const rows = await db
    .select({ stock, spec: goodsSpecs, goods })
    .from(stock)
    .innerJoin(goods, eq(goods.id, stock.goodsId))
    .leftJoin(goodsSpecs, eq(goodsSpecs.id, stock.specId))
    .where(eq(stock.goodsId, goodsId))
    .orderBy(asc(goodsSpecs.position), asc(stock.id));
  const free = await freeSecrets(
    db,
    rows.map((row) => row.stock.id),
  );
  return rows.map((row) => {
    const { id, specId, available, held, sold } = row.stock;
    const { priceFen, originPriceFen, activityPriceFen } = row.spec ?? row.goods;
    return {
      stockId: id,
      specId,
      spec: row.spec?.name ?? null,
      priceFen,
      originPriceFen,
      activityPriceFen,
      available,
      held,
      sold,
      freeSecrets: free.get(id) ?? 0,
    };
  });
}

async function freeSecrets(db: Db, stockIds: readonly number[]): Promise<Map<number, number>> {
  if (stockIds.length === 0) return new Map();
  const rows = await db
    .select({ stockId: cardSecrets.stockId, pieces: count() })
    .from(cardSecrets)
    .where(and(inArray(cardSecrets.stockId, [...stockIds]), isNull(cardSecrets.orderId)))
    .groupBy(cardSecrets.stockId);
  return new Map(rows.map(({ stockId, pieces }) => [stockId, pieces]));
}
