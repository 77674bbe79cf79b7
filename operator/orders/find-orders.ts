import { isExtensionNum } from "@storefront/contract/rentals/rent-hours";
import { hasPhone, hasPhoneTail, PHONE_COLUMNS } from "@storefront/marketplace/accounts/accounts";
import type { Db } from "@storefront/marketplace/database/db";
import {
  boostOrders,
  isBoostToDeliver,
  orders,
  rentalExtensions,
  users,
} from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { TO_DELIVER } from "@storefront/marketplace/orders/orders";
import { and, asc, desc, eq, inArray, isNotNull, lt, or, type SQL, sql } from "drizzle-orm";
import { boostRecord, goodsRecord, type OrderRecord } from "./order-record";

type FindOrdersDeps = Pick<Deps, "db" | "config">;
type Table = typeof orders | typeof boostOrders;

/** Search criteria of orders; `all` for the newest. */
export type OrderSearch =
  | { by: "all" }
  | { by: "order"; orderNum: string }
  /** The buyer's phone number, or its last four digits. */
  | { by: "phone"; digits: string }
  | { by: "buyer"; userId: number };

/** Cursor of a list of orders: its last order. */
export interface OrderKey {
  createdAt: Date;
  orderNum: string;
}

export const ORDERS_PER_PAGE = 30;

/**
 * Finds a page of orders of both kinds, newest first.
 * @param after the last order of the previous page; null for the first page
 * @returns at most ORDERS_PER_PAGE orders, and whether there are older ones
 */
export async function findOrders(
  deps: FindOrdersDeps,
  search: OrderSearch,
  after: OrderKey | null,
): Promise<{ records: OrderRecord[]; hasOlder: boolean }> {
  const { db, config } = deps;
  const goods = await db
    .select({ order: orders, buyer: BUYER })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(matching(deps, orders, search, after), olderThan(orders, after)))
    .orderBy(desc(orders.createdAt), desc(orders.orderNum))
    .limit(ORDERS_PER_PAGE + 1);
  const boosts = await db
    .select({ order: boostOrders, buyer: BUYER })
    .from(boostOrders)
    .innerJoin(users, eq(users.id, boostOrders.userId))
    .where(and(matching(deps, boostOrders, search, after), olderThan(boostOrders, after)))
    .orderBy(desc(boostOrders.createdAt), desc(boostOrders.orderNum))
    .limit(ORDERS_PER_PAGE + 1);
  const records = [
    ...goods.map(({ order, buyer }) => goodsRecord(config, order, buyer)),
    ...boosts.map(({ order, buyer }) => boostRecord(config, order, buyer)),
  ].sort(newestFirst);
  return { records: records.slice(0, ORDERS_PER_PAGE), hasOlder: records.length > ORDERS_PER_PAGE };
}

/** @returns the order of either kind; null when there is none of that number */
export async function findOrder(
  deps: FindOrdersDeps,
  orderNum: string,
): Promise<OrderRecord | null> {
  const { records } = await findOrders(deps, { by: "order", orderNum }, null);
  return records[0] ?? null;
}

/** Finds the orders of both kinds that wait for their sellers, most urgent first. */
export async function findOrdersToDeliver(
  { db, config }: FindOrdersDeps,
  limit: number,
): Promise<OrderRecord[]> {
  const goods = await db
    .select({ order: orders, buyer: BUYER })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(inArray(orders.status, TO_DELIVER), isNotNull(orders.deliverBy)))
    .orderBy(asc(orders.deliverBy))
    .limit(limit);
  const boosts = await db
    .select({ order: boostOrders, buyer: BUYER })
    .from(boostOrders)
    .innerJoin(users, eq(users.id, boostOrders.userId))
    .where(isBoostToDeliver(boostOrders))
    .orderBy(asc(boostOrders.deliverBy))
    .limit(limit);
  const records = [
    ...goods.map(({ order, buyer }) => goodsRecord(config, order, buyer)),
    ...boosts.map(({ order, buyer }) => boostRecord(config, order, buyer)),
  ];
  return records.sort((one, other) => dueMs(one) - dueMs(other)).slice(0, limit);
}

const BUYER = { id: users.id, nickname: users.nickname, ...PHONE_COLUMNS };

function matching(
  { db, config }: FindOrdersDeps,
  table: Table,
  search: OrderSearch,
  after: OrderKey | null,
): SQL | undefined {
  if (search.by === "order") {
    return isExtensionNum(search.orderNum)
      ? ofExtension(table, search.orderNum)
      : eq(table.orderNum, search.orderNum);
  }
  if (search.by === "phone") {
    const { digits } = search;
    const has =
      digits.length === 4 ? hasPhoneTail(config, digits) : hasPhone(config, users, digits);
    return inArray(table.orderNum, latestOf(db, table, has, after));
  }
  if (search.by === "buyer") return eq(table.userId, search.userId);
  return undefined;
}

/**
 * Numbers of a page of the orders of some buyers: only each buyer's latest, so that not all orders of a heavy buyer are
 * read.
 */
function latestOf(db: Db, table: Table, buyers: SQL | undefined, after: OrderKey | null) {
  const order = [desc(table.createdAt), desc(table.orderNum)];
  const latest = db
    .select({ orderNum: table.orderNum })
    .from(table)
    .where(and(eq(table.userId, users.id), olderThan(table, after)))
    .orderBy(...order)
    .limit(ORDERS_PER_PAGE + 1)
    .as("latest");
  return db
    .select({ orderNum: latest.orderNum })
    .from(users)
    .innerJoinLateral(latest, sql`true`)
    .where(buyers);
}

/** Matches the rental order of an extension's number. */
const ofExtension = (table: Table, orderNum: string): SQL =>
  sql`exists (select from ${rentalExtensions} where ${rentalExtensions.orderNum} = ${orderNum}
    and ${rentalExtensions.rentalOrderId} = ${table.id} and ${table === orders})`;

function olderThan(table: Table, after: OrderKey | null): SQL | undefined {
  if (after === null) return undefined;
  const { createdAt, orderNum } = after;
  return or(
    lt(table.createdAt, createdAt),
    and(eq(table.createdAt, createdAt), lt(table.orderNum, orderNum)),
  );
}

const newestFirst = (one: OrderRecord, other: OrderRecord): number =>
  other.createdAt.getTime() - one.createdAt.getTime() || (one.orderNum < other.orderNum ? 1 : -1);

const dueMs = ({ deliverBy }: OrderRecord): number =>
  deliverBy?.getTime() ?? Number.POSITIVE_INFINITY;
