import type { CallAnswer } from "@storefront/contract/calls";
import { OPEN_AFTER_SALE_STATES } from "@storefront/contract/refunds/after-sale-rules";
import { and, eq, gt, inArray, isNull, or } from "drizzle-orm";
import type { Db } from "../database/db";
import {
  afterSales,
  boostOrders,
  orders,
  paymentRefunds,
  rentalExtensions,
  rentals,
  users,
} from "../database/schema";

type Blocker = CallAnswer<"deletion">["blockers"][number];

const OPEN_ORDERS = ["pending", "received", "grouping", "paid", "delivering", "delivered"] as const;
const OPEN_BOOSTS = ["pending", "received", "waiting", "accepted", "done"] as const;
const OPEN_EXTENSIONS = ["pending", "received"] as const;

/** Finds what has to end before a user may close the account; empty: nothing. */
export async function findBlockers(db: Db, userId: number): Promise<Blocker[]> {
  const blockers: Blocker[] = [
    { kind: "orders", count: await countOrders(db, userId) },
    { kind: "rentals", count: await countRentals(db, userId) },
    {
      kind: "after_sales",
      count: await db.$count(
        afterSales,
        and(eq(afterSales.userId, userId), inArray(afterSales.state, [...OPEN_AFTER_SALE_STATES])),
      ),
    },
    { kind: "refunds", count: await countRefunds(db, userId) },
    {
      kind: "balance",
      count: await db.$count(users, and(eq(users.id, userId), gt(users.balanceFen, 0))),
    },
  ];
  return blockers.filter(({ count }) => count > 0);
}

async function countOrders(db: Db, userId: number): Promise<number> {
  const counts = [
    await db.$count(
      orders,
      and(eq(orders.userId, userId), inArray(orders.status, [...OPEN_ORDERS])),
    ),
    await db.$count(
      boostOrders,
      and(eq(boostOrders.userId, userId), inArray(boostOrders.status, [...OPEN_BOOSTS])),
    ),
    await db.$count(
      rentalExtensions,
      and(
        eq(rentalExtensions.userId, userId),
        inArray(rentalExtensions.status, [...OPEN_EXTENSIONS]),
      ),
    ),
  ];
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Rents that run, and ended ones whose deposit is not settled. */
async function countRentals(db: Db, userId: number): Promise<number> {
  const rented = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.depositFen, 0)));
  const withDeposit = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), gt(orders.depositFen, 0)));
  return db.$count(
    rentals,
    or(
      and(inArray(rentals.orderId, rented), isNull(rentals.closedAt)),
      and(inArray(rentals.orderId, withDeposit), isNull(rentals.depositSettledAt)),
    ),
  );
}

/** Orders that are being refunded, and refunds that the provider has not finished. */
async function countRefunds(db: Db, userId: number): Promise<number> {
  const numbersOf = (table: typeof orders | typeof boostOrders | typeof rentalExtensions) =>
    db.select({ orderNum: table.orderNum }).from(table).where(eq(table.userId, userId));
  const { orderNum, state } = paymentRefunds;
  return db.$count(
    paymentRefunds,
    and(
      inArray(state, ["due", "pending", "failed"]),
      or(
        inArray(orderNum, numbersOf(orders)),
        inArray(orderNum, numbersOf(boostOrders)),
        inArray(orderNum, numbersOf(rentalExtensions)),
      ),
    ),
  );
}
