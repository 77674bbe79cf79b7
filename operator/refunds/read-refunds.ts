import { and, desc, eq, lt } from "drizzle-orm";
import type { Db } from "@/database/open";
import { paymentRefunds, type REFUND_STATES } from "@/database/schema";

export type Refund = typeof paymentRefunds.$inferSelect;
export type RefundState = (typeof REFUND_STATES)[number];

const REFUNDS_A_PAGE = 50;

/**
 * Refunds that go through a payment provider, by order number downwards.
 * @param state undefined: all
 * @param before the order number of the last one of the page before
 * @returns a page, and the number to go on from; null at the end
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
        before === undefined ? undefined : lt(paymentRefunds.orderNum, before),
      ),
    )
    .orderBy(desc(paymentRefunds.orderNum))
    .limit(REFUNDS_A_PAGE + 1);
  const refunds = rows.slice(0, REFUNDS_A_PAGE);
  return {
    refunds,
    next: rows.length > REFUNDS_A_PAGE ? (refunds.at(-1)?.orderNum ?? null) : null,
  };
}

/** @returns undefined: the order has none */
export async function findRefund(db: Db, orderNum: string): Promise<Refund | undefined> {
  const [row] = await db.select().from(paymentRefunds).where(eq(paymentRefunds.orderNum, orderNum));
  return row;
}
