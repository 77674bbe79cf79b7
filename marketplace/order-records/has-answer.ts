import { and, eq, exists, inArray, lte, not, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isOneOf } from "../database/conditions";
import type { Db } from "../database/db";
import { paymentTrades } from "../database/schema";

/**
 * An unpaid order whose time to pay is over expires once its provider has said that nothing was paid: its trade is closed
 * then. Until that its payment is being checked (正在核对付款): it keeps what it holds, can neither be paid nor canceled,
 * and counts as unpaid.
 */

/** Matches orders with a trade that neither was paid nor is closed. */
export const awaitsAnswer = (db: Db, orderNum: PgColumn): SQL<boolean> =>
  exists(
    db
      .select({ one: sql`1` })
      .from(paymentTrades)
      .where(and(eq(paymentTrades.orderNum, orderNum), isOneOf(paymentTrades.state, "waiting"))),
  ) as SQL<boolean>;

/** Matches orders whose trade, if they have one, was paid or is closed. */
export const hasAnswer = (db: Db, orderNum: PgColumn): SQL => not(awaitsAnswer(db, orderNum));

interface Payable {
  orderNum: string;
  status: string;
  expiresAt: Date;
}

/** Reads which orders' payments are being checked; asks nothing for those whose time to pay is not over. */
export async function readChecking(
  db: Db,
  orders: readonly Payable[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const due = orders.filter(({ status, expiresAt }) => status === "pending" && expiresAt <= now);
  if (due.length === 0) return new Set();
  const waiting = await db
    .select({ orderNum: paymentTrades.orderNum })
    .from(paymentTrades)
    .where(
      and(
        inArray(
          paymentTrades.orderNum,
          due.map(({ orderNum }) => orderNum),
        ),
        isOneOf(paymentTrades.state, "waiting"),
      ),
    );
  return new Set(waiting.map(({ orderNum }) => orderNum));
}

/** Whether the payment of one order is being checked. */
export const isChecking = async (db: Db, order: Payable, now: Date): Promise<boolean> =>
  (await readChecking(db, [order], now)).has(order.orderNum);

/** Matches orders that are expired: stored so, or due with an answer, even before a sweep. */
export const isDueUnpaid = (
  db: Db,
  { orderNum, status, expiresAt }: Record<"orderNum" | "status" | "expiresAt", PgColumn>,
  now: Date,
): SQL | undefined => and(eq(status, "pending"), lte(expiresAt, now), hasAnswer(db, orderNum));
