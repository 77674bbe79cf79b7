import type { Db } from "@storefront/marketplace/database/db";
import { paymentRefunds, type REFUND_STATES } from "@storefront/marketplace/database/schema";
import { and, asc, desc, eq, lt } from "drizzle-orm";
import { type ListPart, pageOf } from "../page-of";

export type Refund = typeof paymentRefunds.$inferSelect;
export type RefundState = (typeof REFUND_STATES)[number];

const PAGE_SIZE = 50;

/**
 * Reads a page of refunds, by descending number.
 * @param state undefined for all
 * @param before number of the last refund of the previous page; undefined for the first page
 */
export async function readRefunds(
  db: Db,
  state: RefundState | undefined,
  before: string | undefined,
): Promise<ListPart<Refund, string>> {
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
  return pageOf(rows, PAGE_SIZE, ({ refundNum }) => refundNum);
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
