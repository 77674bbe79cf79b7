import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Db } from "../../database/db";
import { jsonRows } from "../../database/json-rows";
import { type Placeholders, prepareOnce } from "../../database/prepared-query";
import {
  customerRemarks,
  discounts,
  games,
  goods,
  goodsSpecs,
  sellers,
  stock,
} from "../../database/schema";
import { couponsOfGoods } from "../../promotion/promotion";
import { collectsOf } from "./collect";
import { pieceCounts } from "./listing-columns";
import { isLive } from "./live-goods";
import { nextReturnOfGoods } from "./next-return";
import { commentsOfGoods } from "./read-comments";
import { payoutsOfGoods } from "./read-payouts";
import { recentSalesOfGoods } from "./read-recent-sales";
import { profileOfSeller, recommendedOfSeller } from "./read-seller";

/** The discounts of the goods of a query, in the order of their ids. */
export const discountsOfGoods = (db: Db) =>
  jsonRows(getTableColumns(discounts), (row) =>
    db
      .select(row)
      .from(discounts)
      .where(eq(discounts.goodsId, goods.id))
      .orderBy(asc(discounts.id)),
  );

/** The user id of a visitor who is not logged in. */
export const NOBODY = 0;

interface DetailKey {
  goodsId: number;
  /** The user whose collects and coupons are included. */
  userId: number;
}

/** Finds everything that a goods page shows, in one statement; no row when the goods are not for sale. */
export const findDetail = prepareOnce((db, { goodsId, userId }: Placeholders<DetailKey>) =>
  db
    .select({
      goods,
      gameFacts: games.facts,
      specs: specsOfGoods(db),
      pieces: pieceCounts,
      returnsAt: nextReturnOfGoods,
      ...collectsOf(db, userId),
      coupons: couponsOfGoods(db, userId),
      payouts: payoutsOfGoods(db),
      ...commentsOfGoods(db),
      sales: recentSalesOfGoods(db),
      discounts: discountsOfGoods(db),
      remarks: remarksOfGoods(db),
      ...profileOfSeller(db),
      recommended: recommendedOfSeller(db, goodsId),
    })
    .from(goods)
    .innerJoin(sellers, eq(sellers.id, goods.sellerId))
    .leftJoin(games, eq(games.name, goods.gameName))
    .where(isLive(goodsId)),
);

const PIECES_OF_SPEC = {
  available: sql<number>`coalesce(${stock.available}, 0)`,
  held: sql<number>`coalesce(${stock.held}, 0)`,
  sold: sql<number>`coalesce(${stock.sold}, 0)`,
  least: sql<number>`coalesce(${stock.least}, 1)`,
};

/** The specs in order, each with its pieces. */
const specsOfGoods = (db: Db) =>
  jsonRows(
    {
      ...getTableColumns(goodsSpecs),
      ...PIECES_OF_SPEC,
    },
    (row) =>
      db
        .select(row)
        .from(goodsSpecs)
        .leftJoin(stock, eq(stock.specId, goodsSpecs.id))
        .where(eq(goodsSpecs.goodsId, goods.id))
        .orderBy(asc(goodsSpecs.position)),
  );

const remarksOfGoods = (db: Db) =>
  jsonRows(
    {
      remark_id: customerRemarks.id,
      title: customerRemarks.title,
      tip: customerRemarks.tip,
    },
    (row) =>
      db
        .select(row)
        .from(customerRemarks)
        .where(eq(customerRemarks.goodsId, goods.id))
        .orderBy(asc(customerRemarks.id)),
  );
