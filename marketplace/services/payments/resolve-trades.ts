import { and, asc, eq, inArray, lte } from "drizzle-orm";
import { paymentTrades } from "../../database/schema";
import type { Deps } from "../../deps";
import type { PaymentProvider, ProviderName } from "../../providers/payments/provider";
import { after, PAY_WINDOW_S } from "../order-core/order-terms";
import { backOff } from "../sweeps/back-off";
import { sweepList } from "../sweeps/sweep-list";
import type { FulfilDeps } from "./fulfilment-task";
import { isAccepted, settlePayment } from "./settle-payment";

type PaymentDeps = FulfilDeps & Pick<Deps, "payments">;
type Trade = typeof paymentTrades.$inferSelect;

/** Most trades per sweep, so that other sweeps are not delayed. */
const BATCH = 200;

/**
 * Queries the payment providers about trades of expired or cancelled orders. A paid trade is settled, even when its
 * notification was lost; any other is closed, so that it can no longer be paid. Retries with exponential backoff
 * while a provider does not answer.
 */
export async function resolveDueTrades(deps: PaymentDeps): Promise<void> {
  const { db, clock, payments } = deps;
  const names = Object.keys(payments) as ProviderName[];
  if (names.length === 0) return;
  await sweepList(deps, "payments", {
    find: (isReady) =>
      db
        .select()
        .from(paymentTrades)
        .where(
          and(
            eq(paymentTrades.state, "waiting"),
            lte(paymentTrades.checkAt, clock.now()),
            inArray(paymentTrades.channel, names),
            isReady(paymentTrades.orderNum),
          ),
        )
        .orderBy(asc(paymentTrades.checkAt))
        .limit(BATCH),
    itemOf: ({ orderNum }) => orderNum,
    settle: (trade) => resolve(deps, trade),
  });
}

/** Resolves the trade of one order when it is due. */
export async function resolveIfDue(deps: PaymentDeps, orderNum: string): Promise<void> {
  const [trade] = await deps.db
    .select()
    .from(paymentTrades)
    .where(and(eq(paymentTrades.orderNum, orderNum), eq(paymentTrades.state, "waiting")));
  if (trade && trade.checkAt <= deps.clock.now()) await resolve(deps, trade);
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
    const payment = { channel, orderNum, amountFen, tradeNum, noticeId: null };
    const result = await settlePayment(deps, payment);
    if (!isAccepted(result)) log.error({ orderNum, channel, result }, "paid trade does not fit");
  } else if (outcome.state === "closed") {
    await db
      .update(paymentTrades)
      .set({ state: "closed" })
      .where(and(eq(paymentTrades.orderNum, orderNum), eq(paymentTrades.state, "waiting")));
  } else {
    log.warn({ orderNum, channel, reason: outcome.reason }, "trade neither paid nor closed yet");
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

/** Claims a trade for this process by moving its next check. */
async function claim(
  { db, clock }: PaymentDeps,
  { orderNum, checkAt, checks }: Trade,
): Promise<boolean> {
  const claimed = await db
    .update(paymentTrades)
    .set({ checkAt: backOff(clock.now(), checks), checks: checks + 1 })
    .where(
      and(
        eq(paymentTrades.orderNum, orderNum),
        eq(paymentTrades.state, "waiting"),
        eq(paymentTrades.checkAt, checkAt),
      ),
    )
    .returning({ orderNum: paymentTrades.orderNum });
  return claimed.length > 0;
}
