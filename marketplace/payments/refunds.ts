import { and, asc, eq, exists, isNotNull, isNull, lte, notExists, or, sql } from "drizzle-orm";
import { isOneOf } from "../database/conditions";
import {
  boostOrders,
  orders,
  paymentRefunds,
  paymentTrades,
  receivedPayments,
  sweepFailures,
} from "../database/schema";
import type { Deps } from "../deps";
import { providersOf } from "../order-records/order-records";
import type { PaymentProvider, ProviderName, Refunded } from "../providers/payments/provider";
import { backOff, sweepList } from "../sweeps/sweeps";
import { finishRefund } from "./finish-refund";
import { type RefundCause, refundUnusedPayment } from "./refund-payment";

type PaymentDeps = Pick<Deps, "db" | "clock" | "log" | "payments">;
type Refund = typeof paymentRefunds.$inferSelect;

/** The payment that a refund is a part of. */
interface RefundedTrade {
  /** Null for payments of older releases. */
  tradeNum: string | null;
  paidFen: number;
}

/** Most refunds per sweep. */
const BATCH = 100;
/** Refunds that a provider makes at the same time. */
const CONCURRENCY = 4;
/** After this many refusals, about half a day, a refund needs manual handling. */
const MAX_TRIES = 20;
/** On the buyer's bill. */
const REASONS: Partial<Record<RefundCause, string>> = {
  deposit: "押金退回",
  part: "部分退款",
  after_sale: "售后退款",
  surplus: "与订单不符的付款，原路退回",
};
const REASON = "订单已关闭，款项原路退回";

/** Makes the due refunds of all configured providers, those of older releases included. */
export async function sweepRefunds(deps: PaymentDeps): Promise<void> {
  const names = providersOf(deps);
  if (names.length === 0) return;
  await enqueueRefunds(deps);
  await Promise.all(names.map((channel) => makeRefundsOf(deps, channel)));
}

/**
 * Makes due refunds, full or partial, of payments by QR code. Each has its own refund number, so that retries, also by
 * other processes, never refund twice.
 * @returns the number of refunds that were tried
 */
export async function makeRefundsOf(
  deps: PaymentDeps,
  channel: ProviderName,
  signal?: AbortSignal,
): Promise<number> {
  const { db, clock, payments } = deps;
  if (!payments[channel]) return 0;
  return sweepList(deps, "refunds", {
    find: (isReady) =>
      db
        .select({
          refund: paymentRefunds,
          trade: {
            tradeNum: sql<
              string | null
            >`coalesce(${paymentRefunds.tradeNum}, ${paymentTrades.tradeNum})`,
            paidFen: sql<number>`coalesce(${receivedPayments.amountFen}, ${paymentTrades.amountFen})`,
          },
        })
        .from(paymentRefunds)
        .leftJoin(paymentTrades, eq(paymentTrades.orderNum, paymentRefunds.orderNum))
        .leftJoin(
          receivedPayments,
          and(
            eq(receivedPayments.orderNum, paymentRefunds.orderNum),
            eq(receivedPayments.tradeNum, paymentRefunds.tradeNum),
          ),
        )
        .where(
          and(
            or(isNotNull(paymentTrades.orderNum), isNotNull(receivedPayments.orderNum)),
            isOneOf(paymentRefunds.state, "due", "pending"),
            lte(paymentRefunds.nextAt, clock.now()),
            eq(paymentRefunds.channel, channel),
            isReady(paymentRefunds.refundNum),
          ),
        )
        .orderBy(asc(paymentRefunds.nextAt))
        .limit(BATCH),
    itemOf: ({ refund }) => refund.refundNum,
    isOurs: exists(
      db
        .select({ one: sql`1` })
        .from(paymentRefunds)
        .where(
          and(
            eq(paymentRefunds.refundNum, sweepFailures.item),
            eq(paymentRefunds.channel, channel),
          ),
        ),
    ),
    settle: ({ refund, trade }) => makeRefund(deps, refund, trade),
    concurrency: CONCURRENCY,
    signal,
  });
}

/** Enqueues refunds of orders that were paid too late in an older release. */
export async function enqueueRefunds({
  db,
  clock,
}: Pick<PaymentDeps, "db" | "clock">): Promise<void> {
  const now = clock.now();
  for (const table of [orders, boostOrders]) {
    const refunds = db
      .select({ num: paymentRefunds.refundNum })
      .from(paymentRefunds)
      .where(and(eq(paymentRefunds.orderNum, table.orderNum), isNull(paymentRefunds.tradeNum)));
    const isUnwanted = and(isOneOf(table.status, "refund_due"), notExists(refunds));
    const unwanted = await db
      .select({ orderNum: table.orderNum })
      .from(table)
      .where(isUnwanted)
      .limit(BATCH);
    for (const { orderNum } of unwanted) {
      await db.transaction(async (tx) => {
        const [order] = await tx
          .select()
          .from(table)
          .where(and(eq(table.orderNum, orderNum), isUnwanted))
          .for("no key update");
        if (order) await refundUnusedPayment(tx, order, now);
      });
    }
  }
}

async function makeRefund(deps: PaymentDeps, refund: Refund, trade: RefundedTrade): Promise<void> {
  const { db, log, payments } = deps;
  const { refundNum, channel } = refund;
  const provider = channel === "ggpay" ? undefined : payments[channel];
  if (!provider || !(await claim(deps, refund))) return;
  const outcome = await queryRefund(provider, refund, trade);
  if (outcome.state === "refunded") {
    await deps.db.transaction((tx) => finishRefund(tx, refund, deps.clock.now()));
    log.info({ refundNum, channel }, "refunded");
    return;
  }
  const reason = "reason" in outcome ? outcome.reason : null;
  const failed = outcome.state === "refused" && refund.tries + 1 >= MAX_TRIES;
  const state = failed ? "failed" : outcome.state === "pending" ? "pending" : "due";
  await db
    .update(paymentRefunds)
    .set({ state, reason })
    .where(
      and(eq(paymentRefunds.refundNum, refundNum), eq(paymentRefunds.tries, refund.tries + 1)),
    );
  if (failed)
    log.error({ refundNum, channel, reason }, "refund permanently rejected; handle manually");
  else log.warn({ refundNum, channel, state: outcome.state, reason }, "refund not completed");
}

/** Requests a refund, or only queries it when the provider has already accepted it. */
async function queryRefund(
  provider: PaymentProvider,
  refund: Refund,
  { tradeNum, paidFen }: RefundedTrade,
): Promise<Refunded> {
  const { orderNum, refundNum, amountFen, cause } = refund;
  if (refund.state === "pending") return provider.queryRefund({ orderNum, tradeNum, refundNum });
  return provider.refund({
    orderNum,
    tradeNum,
    refundNum,
    amountFen,
    totalFen: paidFen,
    reason: REASONS[cause] ?? REASON,
  });
}

/** Claims a refund for this process by counting the attempt. */
async function claim({ db, clock }: PaymentDeps, { refundNum, tries }: Refund): Promise<boolean> {
  const claimed = await db
    .update(paymentRefunds)
    .set({ tries: tries + 1, nextAt: backOff(clock.now(), tries) })
    .where(and(eq(paymentRefunds.refundNum, refundNum), eq(paymentRefunds.tries, tries)))
    .returning({ refundNum: paymentRefunds.refundNum });
  return claimed.length > 0;
}
