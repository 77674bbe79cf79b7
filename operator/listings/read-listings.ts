import { and, asc, count, desc, eq, ilike, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { AUTOMATIC_DELIVERY } from "@/contract/trade";
import type { Db } from "@/database/open";
import { cardSecrets, goods, goodsSpecs, sellers, stock } from "@/database/schema";

/** A listing in a list. */
export interface ListingLine {
  id: number;
  name: string;
  seller: string;
  priceFen: number;
  /** Pieces of all its specs. */
  available: number;
  automatic: boolean;
  isListed: boolean;
}

/** A spec of a listing, or the listing itself where it has none: what is priced and counted. */
export interface Piece {
  stockId: number;
  specId: number | null;
  /** null: the listing has no specs. */
  spec: string | null;
  priceFen: number;
  originPriceFen: number;
  /** 0: no activity. */
  activityPriceFen: number;
  available: number;
  held: number;
  sold: number;
  /** Card secrets that nobody has been given. */
  freeSecrets: number;
}

export interface Listing extends Omit<ListingLine, "available"> {
  pieces: Piece[];
}

const LISTINGS_A_PAGE = 30;

const LINE = {
  id: goods.id,
  name: goods.name,
  seller: sellers.nickname,
  priceFen: goods.priceFen,
  automatic: sql<boolean>`${goods.deliveryType} = ${AUTOMATIC_DELIVERY}`,
  isListed: sql<boolean>`${goods.removedAt} is null`,
};

/**
 * Listings, also those that are not on sale, the newest first.
 * @param text part of the name, or the number; "": all
 * @param before the number of the last one of the page before
 * @returns a page, and the number to go on from; null at the end
 */
export async function findListings(
  db: Db,
  text: string,
  before: number | null,
): Promise<{ listings: ListingLine[]; next: number | null }> {
  const named = ilike(goods.name, `%${text.replace(/[\\%_]/g, "\\$&")}%`);
  const numbered = /^\d{1,9}$/.test(text) ? eq(goods.id, Number(text)) : undefined;
  const rows = await db
    .select({
      ...LINE,
      available: sql<number>`coalesce((select sum(${stock.available}) from ${stock}
        where ${stock.goodsId} = ${goods.id}), 0)::int`,
    })
    .from(goods)
    .innerJoin(sellers, eq(sellers.id, goods.sellerId))
    .where(
      and(
        text === "" ? undefined : or(named, numbered),
        before === null ? undefined : lt(goods.id, before),
      ),
    )
    .orderBy(desc(goods.id))
    .limit(LISTINGS_A_PAGE + 1);
  const listings = rows.slice(0, LISTINGS_A_PAGE);
  return { listings, next: rows.length > LISTINGS_A_PAGE ? (listings.at(-1)?.id ?? null) : null };
}

/** @returns null: there is none of that number */
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
