import assert from "node:assert/strict";
import type { REFUND_CAUSES } from "@storefront/contract/refunds/order-refund";
import { and, eq, isNull, ne } from "drizzle-orm";
import type { Db } from "../database/db";
import { paymentRefunds } from "../database/schema";
import {
  ACCOUNTS,
  creditBalance,
  type HeldPrice,
  holderOf,
  type PaidOrder,
  recordTransfers,
} from "../ledger/ledger";
import { channelOf } from "../order-records/order-records";

export type RefundCause = (typeof REFUND_CAUSES)[number];

interface Part {
  /** Part of the price without deposit. */
  fen: number;
  depositFen?: number;
  cause: RefundCause;
}

export type RefundedOrder = Pick<PaidOrder, "orderNum" | "userId" | "channelId"> & HeldPrice;

export interface RefundedPayment {
  refundNum: string;
  /** The status of the order after a full refund: refund_due until the provider has paid it. */
  status: "refunded" | "refund_due";
}

/**
 * Refunds money of a locked, paid order in the caller's transaction by its payment channel: to the balance at once,
 * through a payment provider by the next sweep (refunds.ts). Takes it out of escrow, or from the seller's account after
 * the settlement. May be called several times per order. The caller sets the status of the order.
 * @throws a unique violation when the order was undone before; a check violation when less than that is left
 */
export async function refundPayment(
  tx: Db,
  order: RefundedOrder,
  { fen, depositFen = 0, cause }: Part,
  now: Date,
): Promise<RefundedPayment> {
  const { orderNum, userId, channelId } = order;
  const channel = channelOf(channelId);
  assert(channel !== undefined, `no payment channel ${channelId}`);
  const refundNum = await nextRefundNum(tx, orderNum);
  const amountFen = fen + depositFen;
  const isImmediate = channel === "ggpay" || amountFen === 0;
  await tx.insert(paymentRefunds).values({
    ...{ refundNum, orderNum, channel, amountFen, cause, nextAt: now, createdAt: now },
    ...(isImmediate ? { state: "refunded", refundedAt: now } : {}),
  });
  const of = { orderNum, refundNum, now };
  const { deposits, refundsOwed } = ACCOUNTS;
  const holder = holderOf(order);
  if (channel === "ggpay") {
    await creditBalance(tx, { event: "refund", ...of }, { userId, from: holder, fen });
    const deposit = { userId, from: deposits, fen: depositFen };
    await creditBalance(tx, { event: "deposit_return", ...of }, deposit);
  } else {
    const owed = { from: holder, to: refundsOwed, fen };
    await recordTransfers(tx, { event: "refund_owed", ...of }, [owed]);
    const deposit = { from: deposits, to: refundsOwed, fen: depositFen };
    await recordTransfers(tx, { event: "deposit_return", ...of }, [deposit]);
  }
  const status = (await hasOpenRefund(tx, orderNum)) ? "refund_due" : "refunded";
  return { refundNum, status };
}

/** Enqueues the refund of a locked order's unusable payment, in full (record-payment.ts). */
export async function refundUnusedPayment(
  tx: Db,
  order: Pick<PaidOrder, "orderNum" | "userId" | "channelId" | "totalFen">,
  now: Date,
): Promise<void> {
  const { orderNum, totalFen } = order;
  const channel = channelOf(order.channelId);
  assert(channel !== undefined && channel !== "ggpay", `no provider refunds ${orderNum}`);
  await tx.insert(paymentRefunds).values({
    ...{ refundNum: await nextRefundNum(tx, orderNum), orderNum, channel, amountFen: totalFen },
    ...{ cause: "too_late", nextAt: now, createdAt: now },
  });
}

/** Whether a refund of what the order uses is unpaid, including a permanently rejected one. */
export const hasOpenRefund = async (tx: Db, orderNum: string): Promise<boolean> =>
  (await tx.$count(
    paymentRefunds,
    and(
      eq(paymentRefunds.orderNum, orderNum),
      isNull(paymentRefunds.tradeNum),
      ne(paymentRefunds.state, "refunded"),
    ),
  )) > 0;

/** @returns the number of the next refund of a locked order */
export const nextRefundNum = async (tx: Db, orderNum: string): Promise<string> =>
  `${orderNum}R${(await tx.$count(paymentRefunds, eq(paymentRefunds.orderNum, orderNum))) + 1}`;
