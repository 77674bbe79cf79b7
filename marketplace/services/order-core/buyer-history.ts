import { and, eq, gt, sql } from "drizzle-orm";
import { type AnyPgColumn, unionAll } from "drizzle-orm/pg-core";
import type { Db } from "../../database/db";
import { type Placeholders, prepareOnce } from "../../database/prepared-query";
import { boostOrders, orders } from "../../database/schema";
import { type BuyerHistory, HISTORY_S } from "../../domain/orders/order-limits";
import { after, isActive } from "./order-terms";

/** The item to buy: a listing (0: a boost) and its spec (0: none). */
interface Item {
  goodsId: number;
  specId: number;
}

/** The part of an order that limits use; a boost has no listing. */
export interface PastOrder {
  status: string;
  goodsId: number | null;
  specId: number | null;
  quantity: number;
  giftPieces: number;
  expiresAt: Date;
  cancelledAt: Date | null;
}

/** Class of advisory locks that are keyed by buyer. */
const BUYER_LOCK = 1;

/**
 * Locks a buyer for creating orders until the transaction ends, across processes. Only order creation takes this lock,
 * and takes it first, so that it cannot deadlock.
 */
export const lockBuyer = (userId: number | AnyPgColumn) =>
  sql`pg_advisory_xact_lock(${BUYER_LOCK}, ${userId})`;

/** Call after lockBuyer, so that no other order of the buyer is in progress. */
export async function readBuyerHistory(
  db: Db,
  userId: number,
  item: Item,
  now: Date,
): Promise<BuyerHistory> {
  return historyOf(await findPastOrders(db, { userId, since: after(now, -HISTORY_S) }), item, now);
}

const findPastOrders = prepareOnce(
  (db, { userId, since }: Placeholders<{ userId: number; since: Date }>) =>
    unionAll(
      db
        .select({
          status: sql<string>`${orders.status}`,
          goodsId: sql<number | null>`${orders.goodsId}`,
          specId: orders.specId,
          quantity: orders.quantity,
          giftPieces: sql<number>`${orders.giftPieces}`,
          expiresAt: orders.expiresAt,
          cancelledAt: orders.cancelledAt,
        })
        .from(orders)
        .where(
          and(eq(orders.userId, userId), gt(orders.createdAt, sql.param(since, orders.createdAt))),
        ),
      db
        .select({
          status: sql<string>`${boostOrders.status}`,
          goodsId: sql<number | null>`null::integer`,
          specId: sql<number | null>`null::integer`,
          quantity: sql<number>`1`,
          giftPieces: sql<number>`0`,
          expiresAt: boostOrders.expiresAt,
          cancelledAt: boostOrders.cancelledAt,
        })
        .from(boostOrders)
        .where(
          and(
            eq(boostOrders.userId, userId),
            gt(boostOrders.createdAt, sql.param(since, boostOrders.createdAt)),
          ),
        ),
    ),
);

/** Summarizes a buyer's orders. An unpaid one counts as expired after its deadline, even before a sweep. */
export function historyOf(
  past: readonly PastOrder[],
  { goodsId, specId }: Item,
  now: Date,
): BuyerHistory {
  const isUnpaid = ({ status, expiresAt }: PastOrder) => status === "pending" && expiresAt > now;
  const hasExpired = ({ status, expiresAt }: PastOrder) =>
    status === "expired" || (status === "pending" && expiresAt <= now);
  const unpaid = past.filter(isUnpaid);
  const expired = past.filter(hasExpired);
  const cancelled = past.filter(({ status }) => status === "cancelled");
  const ofListing = (order: PastOrder) => order.goodsId === goodsId;
  const counted = past.filter((order) => isActive(order) && !hasExpired(order));
  const ofItem = (order: PastOrder) => ofListing(order) && (order.specId ?? 0) === specId;
  const unpaidEnds = [
    ...expired.map(({ expiresAt }) => expiresAt),
    ...cancelled.map(({ cancelledAt, expiresAt }) => cancelledAt ?? expiresAt),
  ];
  return {
    unpaid: unpaid.length,
    unpaidOfListing: unpaid.filter(ofListing).length,
    unpaidPiecesOfListing: boughtOf(unpaid.filter(ofListing)),
    unpaidPiecesOfItem: unpaid
      .filter(ofItem)
      .reduce((sum, { quantity, giftPieces }) => sum + quantity + giftPieces, 0),
    piecesOfItem: boughtOf(counted.filter(ofItem)),
    expired: expired.length,
    cancelled: cancelled.length,
    lastUnpaidEndAt: unpaidEnds.reduce<Date | null>(
      (last, at) => (last === null || at > last ? at : last),
      null,
    ),
  };
}

const boughtOf = (orders: readonly PastOrder[]): number =>
  orders.reduce((sum, { quantity }) => sum + quantity, 0);
