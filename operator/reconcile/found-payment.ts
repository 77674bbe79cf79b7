import {
  ledgerTransfers,
  paymentTrades,
  receivedPayments,
} from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { channelOf } from "@storefront/marketplace/order-records/order-records";
import type { ProviderName, Queried } from "@storefront/marketplace/providers/payments/provider";
import { and, eq } from "drizzle-orm";
import { findOrder } from "../orders/find-orders";
import type { OrderRecord } from "../orders/order-record";

/** A payment as the provider and the marketplace know it. */
export interface FoundPayment {
  channel: ProviderName;
  orderNum: string;
  /** The provider's own answer, never the operator's word. */
  answer: Queried;
  order: OrderRecord | null;
  trade: typeof paymentTrades.$inferSelect | null;
  /** Whole fen that the ledger has as paid for this number. */
  bookedFen: number;
  /** Numbers of the payments that are recorded for the order. */
  recordedTrades: string[];
}

export const PAYMENT_ACTIONS = ["apply", "refund"] as const;
export type PaymentAction = (typeof PAYMENT_ACTIONS)[number];

/** Statuses of an order that nobody has paid, as far as the marketplace knows. */
const UNPAID: readonly string[] = ["pending", "expired", "cancelled"];

/** Queries the provider about a payment. Must not run in a transaction. */
export async function lookUpPayment(
  deps: Pick<Deps, "db" | "payments" | "config">,
  channel: ProviderName,
  orderNum: string,
): Promise<FoundPayment> {
  const provider = deps.payments[channel];
  const answer: Queried = provider
    ? await provider.query(orderNum)
    : { state: "unknown", reason: "not configured" };
  return { channel, orderNum, answer, ...(await readRecordedSide(deps, orderNum)) };
}

/** Reads what the marketplace knows about the payment of a number. */
export async function readRecordedSide(
  deps: Pick<Deps, "db" | "config">,
  orderNum: string,
): Promise<Pick<FoundPayment, "order" | "trade" | "bookedFen" | "recordedTrades">> {
  const { db } = deps;
  const [trade = null] = await db
    .select()
    .from(paymentTrades)
    .where(eq(paymentTrades.orderNum, orderNum));
  const booked = await db
    .select({ fen: ledgerTransfers.amountFen })
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.orderNum, orderNum), eq(ledgerTransfers.event, "payment")));
  const bookedFen = booked.reduce((sum, { fen }) => sum + fen, 0);
  const recorded = await db
    .select({ tradeNum: receivedPayments.tradeNum })
    .from(receivedPayments)
    .where(eq(receivedPayments.orderNum, orderNum));
  const recordedTrades = recorded.map(({ tradeNum }) => tradeNum);
  return { order: await findOrder(deps, orderNum), trade, bookedFen, recordedTrades };
}

/** @returns why a payment cannot be applied to its order, or refunded, now; null when it can */
export function paymentRefusals(found: FoundPayment): Record<PaymentAction, string | null> {
  const { answer, order, channel } = found;
  const both = (reason: string) => ({ apply: reason, refund: reason });
  if (answer.state === "unknown") return both("渠道没有回答，请稍后再查");
  if (answer.state !== "paid") return both("渠道没有收到这笔付款");
  if (isBooked(found, answer.tradeNum)) return both("这笔付款已经入账");
  const mismatch = mismatchOf(order, answer.amountFen, channel);
  if (mismatch === null) return { apply: null, refund: "请先入账，再在订单页处理" };
  return { apply: mismatch, refund: null };
}

/** A payment that was booked by an older release, or for no order, is not recorded with its number. */
const isBooked = ({ bookedFen, recordedTrades }: FoundPayment, tradeNum: string): boolean =>
  recordedTrades.includes(tradeNum) || (bookedFen > 0 && recordedTrades.length === 0);

function mismatchOf(
  order: OrderRecord | null,
  paidFen: number,
  channel: ProviderName,
): string | null {
  if (order === null) return "没有这个订单，只能退款";
  if (!UNPAID.includes(order.status)) return "订单已经不是待付款，只能退款";
  if (channelOf(order.channelId) !== channel) return "付款渠道与订单不符，只能退款";
  return order.totalFen === paidFen ? null : "金额与订单不符，只能退款";
}
