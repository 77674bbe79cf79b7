import {
  and,
  asc,
  eq,
  exists,
  getTableColumns,
  isNull,
  notExists,
  type SQL,
  sql,
} from "drizzle-orm";
import { isOfPerson } from "../accounts/accounts";
import { discountsOfGoods, isLive, PIECE_COUNTS } from "../catalogue/catalogue";
import { isOneOf } from "../database/conditions";
import type { Db } from "../database/db";
import { jsonRows } from "../database/json-rows";
import { type Placeholders, prepareOnce } from "../database/prepared-query";
import {
  customerRemarks,
  goods,
  goodsSpecs,
  orderDrafts,
  orders,
  stock,
  users,
} from "../database/schema";
import { ACTIVE_STATUSES, pastOrdersOfUser } from "../order-records/order-records";
import { couponsOfUser } from "../promotion/promotion";

interface OfferKey {
  userId: number;
  goodsId: number;
  /** 0: goods without specs. */
  specId: number;
  /** From when on the buyer's orders are read, for limits. */
  since: Date;
}

/**
 * Goods or one of their specs as a buyer can order them, in one row: `goods` is null when they are not for sale, `spec` and
 * `stock` when there is no such spec.
 */
export type OfferRow = Omit<Found, "coupons" | "balanceFen">;
type Found = Awaited<ReturnType<typeof findOffer>>[number];

/** Finds an offer with the buyer's coupons and balance, to quote it. */
export const findOffer = prepareOnce((db, key: Placeholders<OfferKey & { couponsSince: Date }>) =>
  db
    .select({
      ...OFFER,
      ...offerLists(db, key),
      coupons: couponsOfUser(db, key.couponsSince),
      balanceFen: users.balanceFen,
    })
    .from(users)
    .leftJoin(goods, isLive(key.goodsId))
    .leftJoin(goodsSpecs, and(eq(goodsSpecs.goodsId, goods.id), eq(goodsSpecs.id, key.specId)))
    .leftJoin(stock, and(eq(stock.goodsId, goods.id), isStockOf(key)))
    .where(eq(users.id, key.userId)),
);

type BuildKey = OfferKey & { orderNum: string };

/**
 * Finds an offer, with the buyer's order of this number if there is one already. In the buyer's transaction, after the
 * draft was locked. It also locks the row of stock until the transaction ends, unless the order exists or has a seat in a
 * group: the group is locked before the stock, which lockStock locks then. No row: the account was closed meanwhile.
 */
export const findOfferToBuild = prepareOnce((db, key: Placeholders<BuildKey>) =>
  db
    .select({ ...OFFER, ...offerLists(db, key), order: orders, locked: lockedStock(db, key) })
    .from(users)
    .leftJoin(goods, isLive(key.goodsId))
    .leftJoin(goodsSpecs, and(eq(goodsSpecs.goodsId, goods.id), eq(goodsSpecs.id, key.specId)))
    .leftJoin(stock, and(eq(stock.goodsId, goods.id), isStockOf(key)))
    .leftJoin(orders, and(eq(orders.orderNum, key.orderNum), eq(orders.userId, users.id)))
    .where(and(eq(users.id, key.userId), isNull(users.deletedAt))),
);

const OFFER = {
  goods: {
    id: goods.id,
    sellerId: goods.sellerId,
    name: goods.name,
    goodsType: goods.goodsType,
    tradeTypeId: goods.tradeTypeId,
    specsType: goods.specsType,
    sale: goods.sale,
    deliveryType: goods.deliveryType,
    deliveryHours: goods.deliveryHours,
    noReasonRefund: goods.noReasonRefund,
    shareRewardFen: goods.shareRewardFen,
    priceFen: goods.priceFen,
    activityPriceFen: goods.activityPriceFen,
    activityUntil: goods.activityUntil,
    returnCashFen: goods.returnCashFen,
    minSaleNum: goods.minSaleNum,
    maxSaleNum: goods.maxSaleNum,
    depositFen: goods.depositFen,
    leastTime: goods.leastTime,
    groupBuyPriceFen: goods.groupBuyPriceFen,
    firstBuyDiscountFen: goods.firstBuyDiscountFen,
    media: goods.media,
  },
  spec: {
    id: goodsSpecs.id,
    name: goodsSpecs.name,
    priceFen: goodsSpecs.priceFen,
    activityPriceFen: goodsSpecs.activityPriceFen,
    returnCashFen: goodsSpecs.returnCashFen,
    minSaleNum: goodsSpecs.minSaleNum,
    maxSaleNum: goodsSpecs.maxSaleNum,
  },
  stock: { id: stock.id, ...PIECE_COUNTS },
};

/** Parts of an offer beside its row, and the data that limits and discounts of its buyer depend on. */
const offerLists = (db: Db, { since }: Placeholders<OfferKey>) => ({
  promotions: discountsOfGoods(db),
  remarks: jsonRows(getTableColumns(customerRemarks), (row) =>
    db
      .select(row)
      .from(customerRemarks)
      .where(eq(customerRemarks.goodsId, goods.id))
      .orderBy(asc(customerRemarks.id)),
  ),
  // Goods without any spec row are bought without a choice.
  requiresSpec: sql<boolean | null>`${goods.specsType} = 2 and ${exists(specsOfGoods(db))}`,
  ...pastOrdersOfUser(db, since),
  // Unpaid orders count too, or a discount on the first one could be used twice.
  hasOrdered: exists(
    db
      .select(ONE)
      .from(orders)
      .where(and(isOfPerson(orders.userId, users.id), isOneOf(orders.status, ...ACTIVE_STATUSES))),
  ) as SQL<boolean>,
});

const ONE = { one: sql`1` };

const specsOfGoods = (db: Db) =>
  db.select(ONE).from(goodsSpecs).where(eq(goodsSpecs.goodsId, goods.id));

const isStockOf = ({ specId }: Placeholders<OfferKey>) =>
  sql`coalesce(${stock.specId}, 0) = ${specId}`;

const lockedStock = (db: Db, key: Placeholders<BuildKey>) => {
  const { goodsId, orderNum } = key;
  const ordered = db.select(ONE).from(orders).where(eq(orders.orderNum, orderNum));
  const alone = db
    .select(ONE)
    .from(orderDrafts)
    .where(and(eq(orderDrafts.orderNum, orderNum), isNull(orderDrafts.groupChoice)));
  return jsonRows(PIECE_COUNTS, (row) =>
    db
      .select(row)
      .from(stock)
      .where(and(eq(stock.goodsId, goodsId), isStockOf(key), exists(alone), notExists(ordered)))
      .for("no key update"),
  );
};

/** Locks a row of stock until the transaction ends. @returns its pieces */
export const lockStock = prepareOnce((db, { stockId }: Placeholders<{ stockId: number }>) =>
  db.select(PIECE_COUNTS).from(stock).where(eq(stock.id, stockId)).for("no key update"),
);
