import type { Db } from "@storefront/marketplace/database/db";
import { paymentRefunds, type REFUND_STATES } from "@storefront/marketplace/database/schema";
import { and, asc, desc, eq, lt } from "drizzle-orm";

export type Refund = typeof paymentRefunds.$inferSelect;
export type RefundState = (typeof REFUND_STATES)[number];

const PAGE_SIZE = 50;

/**
 * Reads a page of refunds, by descending number.
 * @param state undefined for all
 * @param before number of the last refund of the previous page; undefined for the first page
 * @returns the refunds, and the number to pass for the next page; null on the last page
 */
export async function readRefunds(
  db: Db,
  state: RefundState | undefined,
  before: string | undefined,
): Promise<{ refunds: Refund[]; next: string | null }> {
  const rows = await db
    .select()
    .from(paymentRefunds)
    .where(
      and(
        state && eq(paymentRefunds.state, state),
        before === undefined ? undefined : lt(paymentRefunds.refundNum, before),
      ),
    )
    .orderBy(desc(paymentRefunds.refundNum))
    .limit(PAGE_SIZE + 1);
  const refunds = rows.slice(0, PAGE_SIZE);
  return {
    refunds,
    next: rows.length > PAGE_SIZE ? (refunds.at(-1)?.refundNum ?? null) : null,
  };
}

/** @returns undefined when there is no such refund */
export async function findRefund(db: Db, refundNum: string): Promise<Refund | undefined> {
  const [row] = await db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.refundNum, refundNum));
  return row;
}

/** Reads the refunds of an order, oldest first. */
export const readOrderRefunds = (db: Db, orderNum: string): Promise<Refund[]> =>
  db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.orderNum, orderNum))
    .orderBy(asc(paymentRefunds.createdAt), asc(paymentRefunds.refundNum));
