import { and, eq, lte, notExists, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isOneOf } from "../../database/conditions";
import type { Db } from "../../database/db";
import { paymentTrades } from "../../database/schema";
import { after } from "../order-core/order-terms";

/**
 * How long an unpaid order waits for its provider's answer to the query at its deadline, which normally takes a part of a
 * second. Then it expires all the same, and a payment found later is a late one.
 */
export const ANSWER_S = 2;

interface Columns {
  orderNum: PgColumn;
  expiresAt: PgColumn;
}

/** Matches unpaid orders that no trade of theirs keeps from expiring: none waits, or for too long. */
export const hasAnswer = (db: Db, { orderNum, expiresAt }: Columns, now: Date): SQL | undefined =>
  or(
    lte(expiresAt, after(now, -ANSWER_S)),
    notExists(
      db
        .select({ one: sql`1` })
        .from(paymentTrades)
        .where(and(eq(paymentTrades.orderNum, orderNum), isOneOf(paymentTrades.state, "waiting"))),
    ),
  );
