import { and, desc, eq, exists, lte, sql } from "drizzle-orm";
import { isOneOf } from "../database/conditions";
import { paymentTrades, sweepFailures } from "../database/schema";
import type { Deps } from "../deps";
import { after, PAY_WINDOW_S, providersOf } from "../order-records/order-records";
import type { PaymentProvider, ProviderName } from "../providers/payments/provider";
import { backOff, sweepList } from "../sweeps/sweeps";
import type { FulfilDeps } from "./fulfilment-task";
import { isAccepted, settlePayment } from "./settle-payment";

type PaymentDeps = FulfilDeps & Pick<Deps, "payments">;
type Trade = typeof paymentTrades.$inferSelect;

/** Most trades per sweep. */
const BATCH = 200;
/** Trades for which a provider is queried at the same time: a call takes a part of a second, or five when it hangs. */
const CONCURRENCY = 20;
/** The time of the last query that a buyer's open page has caused; null when the page was closed or a sweep has queried. */
const watchedAt = sql`case when ${paymentTrades.checks} = 0 then ${paymentTrades.queriedAt} end`;

/**
 * Queries a payment provider about its trades whose orders have come to their deadline or were canceled. A paid trade is
 * settled, even when its callback was lost; any other is closed, so that it can no longer be paid, and its order expires
 * (`sweepOrders`). Trades whose buyers watch come first, then the newest. Retries while the provider does not answer,
 * after 5, 10, 20 s and so on to 5 minutes.
 * @returns the number of queried trades
 */
export async function resolveTradesOf(
  deps: PaymentDeps,
  channel: ProviderName,
  signal?: AbortSignal,
): Promise<number> {
  const { db, clock, payments } = deps;
  if (!payments[channel]) return 0;
  return sweepList(deps, "payments", {
    find: (isReady) =>
      db
        .select()
        .from(paymentTrades)
        .where(
          and(
            isOneOf(paymentTrades.state, "waiting"),
            lte(paymentTrades.checkAt, clock.now()),
            eq(paymentTrades.channel, channel),
            isReady(paymentTrades.orderNum),
          ),
        )
        .orderBy(sql`${watchedAt} desc nulls last`, desc(paymentTrades.createdAt))
        .limit(BATCH),
    itemOf: ({ orderNum }) => orderNum,
    isOurs: exists(
      db
        .select({ one: sql`1` })
        .from(paymentTrades)
        .where(
          and(eq(paymentTrades.orderNum, sweepFailures.item), eq(paymentTrades.channel, channel)),
        ),
    ),
    settle: (trade) => resolve(deps, trade),
    concurrency: CONCURRENCY,
    signal,
  });
}

/** Queries all configured providers about their due trades. */
export async function resolveDueTrades(deps: PaymentDeps): Promise<void> {
  await Promise.all(providersOf(deps).map((channel) => resolveTradesOf(deps, channel)));
}

/** Seconds between queries that a waiting buyer causes, before the next scheduled one is due. */
const HURRY_S = 10;
const FIRST_RETRY_S = 5;
const LONGEST_RETRY_S = 5 * 60;

/** Resolves the trade of one order at its deadline, for a buyer who waits: sooner than the sweep, while it has no answer. */
export async function resolveIfDue(deps: PaymentDeps, orderNum: string): Promise<void> {
  const [trade] = await deps.db
    .select()
    .from(paymentTrades)
    .where(and(eq(paymentTrades.orderNum, orderNum), eq(paymentTrades.state, "waiting")));
  if (!trade) return;
  const now = deps.clock.now();
  const isHurried =
    trade.checks > 0 && trade.queriedAt !== null && after(trade.queriedAt, HURRY_S) <= now;
  if (isHurried || trade.checkAt <= now) await resolve(deps, trade);
}

async function resolve(deps: PaymentDeps, trade: Trade): Promise<void> {
  const { db, log, payments } = deps;
  const provider = payments[trade.channel];
  if (!provider || !(await claim(deps, trade))) return;
  const { orderNum, channel } = trade;
  const over = after(trade.createdAt, PAY_WINDOW_S) <= deps.clock.now();
  const outcome = await queryTrade(provider, orderNum, over);
  if (outcome.state === "paid") {
    const { amountFen, tradeNum } = outcome;
    const payment = { channel, orderNum, amountFen, tradeNum, callbackId: null };
    const result = await settlePayment(deps, payment);
    if (!isAccepted(result))
      log.error({ orderNum, channel, result }, "paid trade does not match its order");
  } else if (outcome.state === "closed") {
    await db
      .update(paymentTrades)
      .set({ state: "closed" })
      .where(and(eq(paymentTrades.orderNum, orderNum), eq(paymentTrades.state, "waiting")));
  } else {
    log.warn({ orderNum, channel, reason: outcome.reason }, "trade still open");
  }
}

type Outcome =
  | { state: "paid"; amountFen: number; tradeNum: string }
  | { state: "closed" }
  | { state: "unknown"; reason: string };

/**
 * @param over whether the payment deadline has passed; before it, a trade unknown to the provider may still be opened
 * by its QR code and paid
 */
async function queryTrade(
  provider: PaymentProvider,
  orderNum: string,
  over: boolean,
): Promise<Outcome> {
  const queried = await provider.query(orderNum);
  if (queried.state !== "waiting" && queried.state !== "absent") return queried;
  const closed = await provider.close(orderNum);
  if (closed.state === "unknown") return closed;
  if (closed.state === "absent" && !over) return { state: "unknown", reason: "not_opened" };
  if (closed.state !== "paid") return { state: "closed" };
  // It was paid between the two calls, or the query was wrong.
  const again = await provider.query(orderNum);
  return again.state === "paid" ? again : { state: "unknown", reason: "contradiction" };
}

/** An order waits for the answer, so that the longest wait is short. */
function retryAt(now: Date, checks: number): Date {
  const next = backOff(now, checks, FIRST_RETRY_S).getTime();
  return new Date(Math.min(next, after(now, LONGEST_RETRY_S).getTime()));
}

/** Claims a trade for this process: of all that have read it, one can raise its number of checks. */
async function claim({ db, clock }: PaymentDeps, { orderNum, checks }: Trade): Promise<boolean> {
  const claimed = await db
    .update(paymentTrades)
    .set({ checkAt: retryAt(clock.now(), checks), checks: checks + 1, queriedAt: clock.now() })
    .where(
      and(
        eq(paymentTrades.orderNum, orderNum),
        eq(paymentTrades.state, "waiting"),
        eq(paymentTrades.checks, checks),
      ),
    )
    .returning({ orderNum: paymentTrades.orderNum });
  return claimed.length > 0;
}
