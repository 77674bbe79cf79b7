import type { CallAnswer } from "@storefront/contract/calls";
import { ORDERS_PER_PAGE, type OrderState } from "@storefront/contract/orders/order-list";
import { and, desc, eq, gt, inArray, or, type SQL, sql } from "drizzle-orm";
import { type PgColumn, unionAll } from "drizzle-orm/pg-core";
import { readReviewMarks } from "../catalogue/catalogue";
import type { Db } from "../database/db";
import { boostOrders, goods, orders, rentals } from "../database/schema";
import { isRefunding } from "../database/schema/columns";
import type { Deps } from "../deps";
import {
  awaitsAnswer,
  boostStatusesOf,
  goodsStatusesOf,
  isDueUnpaid,
  readChecking,
} from "../order-records/order-records";
import { readProcessing, readQrTexts, readRefundsOf } from "../payments/payments";
import { latestAfterSaleStates } from "../refunds/refunds";
import { listedBoost, listedGoodsOrder } from "./order-summary";

interface Page {
  userId: number;
  /** Undefined: orders in every state. */
  state: OrderState | undefined;
  /** From 1. */
  page: number;
}

/** Lists the buyer's goods and boost orders, newest first (product §12). */
export async function listOrders(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  page: Page,
): Promise<CallAnswer<"orderList">> {
  const now = clock.now();
  const ofGoods = and(
    eq(orders.userId, page.userId),
    inState(db, { table: orders, statusesOf: goodsStatusesOf }, page.state, now),
  );
  const ofBoosts = and(
    eq(boostOrders.userId, page.userId),
    inState(db, { table: boostOrders, statusesOf: boostStatusesOf }, page.state, now),
  );
  // Rows of each kind up to the end of the page are enough.
  const upTo = page.page * ORDERS_PER_PAGE;
  const keys = await unionAll(
    db
      .select({ id: orders.id, boost: sql<boolean>`false`.as("boost"), at: orders.createdAt })
      .from(orders)
      .where(ofGoods)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(upTo),
    db
      .select({
        id: boostOrders.id,
        boost: sql<boolean>`true`.as("boost"),
        at: boostOrders.createdAt,
      })
      .from(boostOrders)
      .where(ofBoosts)
      .orderBy(desc(boostOrders.createdAt), desc(boostOrders.id))
      .limit(upTo),
  )
    .orderBy(desc(sql`created_at`), desc(sql`id`))
    .limit(ORDERS_PER_PAGE)
    .offset((page.page - 1) * ORDERS_PER_PAGE);
  const idsOf = (boost: boolean) => keys.filter((key) => key.boost === boost).map(({ id }) => id);
  const [goodsById, boostsById] = [
    await readGoodsOrders(db, idsOf(false)),
    await readBoosts(db, idsOf(true)),
  ];
  const qrTexts = await readQrTexts(
    db,
    [...goodsById.values()].map(({ order }) => order.orderNum),
  );
  const afterSales = await latestAfterSaleStates(db, [
    ...[...goodsById.values()].map(({ order }) => order.orderNum),
    ...[...boostsById.values()].map(({ orderNum }) => orderNum),
  ]);
  const reviews = await readReviewMarks(db, [...goodsById.keys()]);
  const found = [...[...goodsById.values()].map(({ order }) => order), ...boostsById.values()];
  const checking = await readChecking(db, found, now);
  const withChecking = <O extends { orderNum: string }>(order: O) => ({
    ...order,
    isChecking: checking.has(order.orderNum),
  });
  const listed = keys.flatMap(({ id, boost }) => {
    if (boost) {
      const order = boostsById.get(id);
      return order ? [listedBoost(config, withChecking(order), now)] : [];
    }
    const row = goodsById.get(id);
    if (!row) return [];
    const order = withChecking(row.order);
    const qrcode = qrTexts.get(order.orderNum) ?? "";
    return [listedGoodsOrder(config, { ...row, order, qrcode, review: reviews.get(id) }, now)];
  });
  const orderNums = listed.map(({ order_num }) => order_num);
  const processing = await readProcessing(db, orderNums);
  const refunds = await readRefundsOf(db, orderNums);
  const list = listed.map((order) => ({
    ...order,
    after_sale: afterSales.get(order.order_num) ?? null,
    processing: processing.get(order.order_num) ?? null,
    checking: checking.has(order.order_num),
    refunds: refunds.get(order.order_num) ?? [],
  }));
  const total = (await db.$count(orders, ofGoods)) + (await db.$count(boostOrders, ofBoosts));
  return { list, total };
}

interface OrderKind<S extends string> {
  table: Record<"orderNum" | "status" | "expiresAt" | "inAfterSale", PgColumn>;
  statusesOf: (state: OrderState) => S[];
}

/**
 * Matches a state: pending orders expire by time, even before a sweep, but for those whose payment is being checked; an
 * open after-sale counts as refunding.
 */
function inState<S extends string>(
  db: Db,
  { table, statusesOf }: OrderKind<S>,
  state: OrderState | undefined,
  now: Date,
): SQL | undefined {
  if (state === undefined) return undefined;
  if (state === "refunding") return isRefunding(table);
  const stored = inArray(table.status, statusesOf(state));
  if (state === "pending") {
    return and(stored, or(gt(table.expiresAt, now), awaitsAnswer(db, table.orderNum)));
  }
  if (state !== "expired") return and(stored, eq(table.inAfterSale, false));
  return or(stored, isDueUnpaid(db, table, now));
}

const LISTING = { tradeTypeId: goods.tradeTypeId, goodsType: goods.goodsType };

async function readGoodsOrders(db: Db, ids: number[]) {
  const rows = await db
    .select({ order: orders, listing: LISTING, rental: rentals })
    .from(orders)
    .innerJoin(goods, eq(goods.id, orders.goodsId))
    .leftJoin(rentals, eq(rentals.orderId, orders.id))
    .where(inArray(orders.id, ids));
  return new Map(rows.map((row) => [row.order.id, row]));
}

async function readBoosts(db: Db, ids: number[]) {
  const rows = await db.select().from(boostOrders).where(inArray(boostOrders.id, ids));
  return new Map(rows.map((order) => [order.id, order]));
}
