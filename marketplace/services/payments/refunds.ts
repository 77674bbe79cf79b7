import { and, asc, eq, inArray, isNull, lte, ne } from "drizzle-orm";
import { boostOrders, orders, paymentRefunds, paymentTrades } from "@/database/schema";
import type { PaymentProvider, ProviderName, Refunded } from "@/providers/payments/provider";
import type { Deps } from "../../deps";
import { recordRefund } from "../ledger/record-refund";
import { backOff } from "../sweeps/back-off";
import { sweepList } from "../sweeps/sweep-list";
import { enqueueRefund } from "./pay-back";

type Needs = Pick<Deps, "db" | "clock" | "log" | "payments">;
type Refund = typeof paymentRefunds.$inferSelect;

/** Most refunds per sweep. */
const BATCH = 100;
/** After this many refusals, about half a day, a refund needs manual handling. */
const MOST_TRIES = 20;
const REASON = "订单已关闭，款项原路退回";

/**
 * Makes due refunds, full or partial, of payments by QR code. Each has a fixed refund number, so that retries, also by
 * other processes, never refund twice.
 */
export async function sweepRefunds(deps: Needs): Promise<void> {
  const { db, clock, payments } = deps;
  const names = Object.keys(payments) as ProviderName[];
  if (names.length === 0) return;
  await enqueueRefunds(deps);
  await sweepList(deps, "refunds", {
    find: (isReady) =>
      db
        .select({ refund: paymentRefunds, paidFen: paymentTrades.amountFen })
        .from(paymentRefunds)
        .innerJoin(paymentTrades, eq(paymentTrades.orderNum, paymentRefunds.orderNum))
        .where(
          and(
            inArray(paymentRefunds.state, ["due", "pending"]),
            lte(paymentRefunds.nextAt, clock.now()),
            inArray(paymentRefunds.channel, names),
            isReady(paymentRefunds.orderNum),
          ),
        )
        .orderBy(asc(paymentRefunds.nextAt))
        .limit(BATCH),
    itemOf: ({ refund }) => refund.orderNum,
    settle: ({ refund, paidFen }) => makeRefund(deps, refund, paidFen),
  });
}

/** Enqueues refunds of orders that were paid too late. */
async function enqueueRefunds({ db, clock }: Needs): Promise<void> {
  const now = clock.now();
  for (const table of [orders, boostOrders]) {
    const rows = await db
      .select({ trade: paymentTrades })
      .from(table)
      .innerJoin(paymentTrades, eq(paymentTrades.orderNum, table.orderNum))
      .leftJoin(paymentRefunds, eq(paymentRefunds.orderNum, table.orderNum))
      .where(and(eq(table.status, "refund_due"), isNull(paymentRefunds.orderNum)))
      .limit(BATCH);
    for (const { trade } of rows) {
      const { orderNum, channel, amountFen } = trade;
      await enqueueRefund(db, { orderNum, channel, amountFen }, now);
    }
  }
}

async function makeRefund(deps: Needs, refund: Refund, paidFen: number): Promise<void> {
  const { db, log, payments } = deps;
  const provider = payments[refund.channel];
  if (!provider || !(await claim(deps, refund))) return;
  const { orderNum, channel } = refund;
  const outcome = await queryRefund(provider, refund, paidFen);
  if (outcome.state === "refunded") {
    await finish(deps, refund);
    log.info({ orderNum, channel }, "refunded");
    return;
  }
  const reason = "reason" in outcome ? outcome.reason : null;
  const failed = outcome.state === "refused" && refund.tries + 1 >= MOST_TRIES;
  const state = failed ? "failed" : outcome.state === "pending" ? "pending" : "due";
  await db
    .update(paymentRefunds)
    .set({ state, reason })
    .where(and(eq(paymentRefunds.orderNum, orderNum), eq(paymentRefunds.tries, refund.tries + 1)));
  if (failed)
    log.error({ orderNum, channel, reason }, "refund refused for good: see to it by hand");
  else log.warn({ orderNum, channel, state: outcome.state, reason }, "refund not finished");
}

/** Requests a refund, or only queries it when the provider has already accepted it. */
async function queryRefund(
  provider: PaymentProvider,
  refund: Refund,
  paidFen: number,
): Promise<Refunded> {
  if (refund.state === "pending") return provider.queryRefund(refund);
  const { orderNum, refundNum, amountFen } = refund;
  return provider.refund({
    orderNum,
    refundNum,
    amountFen,
    totalFen: paidFen,
    reason: REASON,
  });
}

async function finish({ db, clock }: Needs, { orderNum }: Refund): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const [refund] = await tx
      .update(paymentRefunds)
      .set({ state: "refunded", refundedAt: now, reason: null })
      .where(and(eq(paymentRefunds.orderNum, orderNum), ne(paymentRefunds.state, "refunded")))
      .returning();
    if (!refund) return;
    // Removed from its group, because another buyer may have the seat now.
    await tx
      .update(orders)
      .set({ status: "refunded", groupId: null, groupSeat: null })
      .where(and(eq(orders.orderNum, orderNum), eq(orders.status, "refund_due")));
    await tx
      .update(boostOrders)
      .set({ status: "refunded", refundedAt: now })
      .where(and(eq(boostOrders.orderNum, orderNum), eq(boostOrders.status, "refund_due")));
    await recordRefund(tx, refund, now);
  });
}

/** Claims a refund for this process by counting the attempt. */
async function claim({ db, clock }: Needs, { orderNum, tries }: Refund): Promise<boolean> {
  const claimed = await db
    .update(paymentRefunds)
    .set({ tries: tries + 1, nextAt: backOff(clock.now(), tries) })
    .where(and(eq(paymentRefunds.orderNum, orderNum), eq(paymentRefunds.tries, tries)))
    .returning({ orderNum: paymentRefunds.orderNum });
  return claimed.length > 0;
}
