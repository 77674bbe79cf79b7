import { ApiError } from "@storefront/contract/api-error";
import { and, eq, gt, isNull, type Placeholder, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { isOfPerson, personLockKey } from "../accounts/accounts";
import type { Db } from "../database/db";
import { jsonRows } from "../database/json-rows";
import { type Placeholders, prepareOnce } from "../database/prepared-query";
import { boostOrders, orders, users } from "../database/schema";
import { awaitsAnswer } from "./has-answer";
import { after, isActive } from "./order-lifetime";
import { type BuyerHistory, HISTORY_S } from "./rules/order-limits";

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
  /** Its provider has not said yet whether it was paid: it is unpaid still, after its deadline too. */
  awaitsAnswer: boolean;
}

/** Class of advisory locks that are keyed by buyer. */
const BUYER_LOCK = 1;

/**
 * Locks a buyer, with all accounts of the person, for creating orders until the transaction ends, across processes. Only order creation
 * and the closing of an account take this lock, and take it first, so that it cannot deadlock.
 */
export const lockBuyer = (userId: number | AnyPgColumn) =>
  sql`pg_advisory_xact_lock(${BUYER_LOCK}, ${personLockKey(userId)})`;

/**
 * Reads what limits count. Call after lockBuyer, so that no other order of the buyer is in progress.
 * @throws ApiError `loginExpired` when the account was closed meanwhile
 */
export async function readBuyerHistory(
  db: Db,
  userId: number,
  item: Item,
  now: Date,
): Promise<BuyerHistory> {
  const [past] = await findPastOrders(db, { userId, since: historySince(now) });
  if (!past) throw new ApiError("loginExpired");
  return historyOf([...past.pastOrders, ...past.pastBoosts], item, now);
}

/** From when on orders count. */
export const historySince = (now: Date): Date => after(now, -HISTORY_S);

/** Selects the orders and boosts that historyOf counts, of all accounts of the person in the row of `users`. */
export const pastOrdersOfUser = (db: Db, since: Placeholder) => ({
  pastOrders: jsonRows(
    {
      status: sql<string>`${orders.status}`,
      goodsId: sql<number | null>`${orders.goodsId}`,
      specId: sql<number | null>`${orders.specId}`,
      quantity: orders.quantity,
      giftPieces: orders.giftPieces,
      expiresAt: orders.expiresAt,
      cancelledAt: orders.cancelledAt,
      awaitsAnswer: isUnanswered(db, orders),
    },
    (row) =>
      db
        .select(row)
        .from(orders)
        .where(
          and(
            isOfPerson(orders.userId, users.id),
            gt(orders.createdAt, sql.param(since, orders.createdAt)),
          ),
        ),
  ),
  pastBoosts: jsonRows(
    {
      status: sql<string>`${boostOrders.status}`,
      goodsId: sql<number | null>`null::integer`,
      specId: sql<number | null>`null::integer`,
      quantity: sql<number>`1`,
      giftPieces: sql<number>`0`,
      expiresAt: boostOrders.expiresAt,
      cancelledAt: boostOrders.cancelledAt,
      awaitsAnswer: isUnanswered(db, boostOrders),
    },
    (row) =>
      db
        .select(row)
        .from(boostOrders)
        .where(
          and(
            isOfPerson(boostOrders.userId, users.id),
            gt(boostOrders.createdAt, sql.param(since, boostOrders.createdAt)),
          ),
        ),
  ),
});

/** Looks for the trade of unpaid orders only. */
const isUnanswered = (db: Db, { status, orderNum }: typeof orders | typeof boostOrders) =>
  sql<boolean>`case when ${status} = 'pending' then ${awaitsAnswer(db, orderNum)} else false end`;

const findPastOrders = prepareOnce(
  (db, { userId, since }: Placeholders<{ userId: number; since: Date }>) =>
    db
      .select(pastOrdersOfUser(db, since))
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt))),
);

/** Summarizes a buyer's orders. An unpaid one counts as expired after its deadline and its provider's answer, even before a sweep. */
export function historyOf(
  past: readonly PastOrder[],
  { goodsId, specId }: Item,
  now: Date,
): BuyerHistory {
  const isDue = ({ expiresAt, awaitsAnswer }: PastOrder) => expiresAt <= now && !awaitsAnswer;
  const isUnpaid = (order: PastOrder) => order.status === "pending" && !isDue(order);
  const hasExpired = (order: PastOrder) =>
    order.status === "expired" || (order.status === "pending" && isDue(order));
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
