import { and, eq, isNull, lte, or } from "drizzle-orm";
import type { Db } from "../database/db";
import { type Placeholders, prepareOnce } from "../database/prepared-query";
import { paymentTrades } from "../database/schema";
import type { Deps } from "../deps";
import type { ProviderName } from "../providers/payments/provider";
import type { FulfilDeps } from "./fulfilment-task";
import { isUsed, settlePayment } from "./settle-payment";

/** Minimum interval between provider queries about a trade whose buyer polls. */
const QUERY_EVERY_S = 10;

export type Trade = typeof paymentTrades.$inferSelect;

type FollowDeps = FulfilDeps & Pick<Deps, "payments">;

/** Follows the trade of an order, if one waits for its payment. */
export async function followTradeOf(
  deps: FollowDeps,
  orderNum: string,
): Promise<"paid" | "failed" | "waiting"> {
  const [trade] = await findWaiting(deps.db, { orderNum });
  return trade ? followTrade(deps, trade) : "waiting";
}

/**
 * Returns the state of an unpaid order's trade that waits. Queries the provider at most every ten seconds, so that a
 * declined payment or a lost callback is noticed before the order expires.
 * @returns "failed" when the last attempt was declined or the provider has closed the trade
 */
export async function followTrade(
  deps: FollowDeps,
  trade: Trade,
): Promise<"paid" | "failed" | "waiting"> {
  const { db, clock, payments } = deps;
  const { orderNum } = trade;
  const known = trade.failedAt === null ? "waiting" : "failed";
  const provider = payments[trade.channel];
  if (!provider || !(await claimQuery(db, trade, clock.now()))) return known;
  const queried = await provider.query(orderNum);
  if (queried.state === "paid") {
    const { amountFen, tradeNum } = queried;
    const payment = { channel: trade.channel, orderNum, amountFen, tradeNum, callbackId: null };
    return isUsed(await settlePayment(deps, payment)) ? "paid" : known;
  }
  if (queried.state === "unknown" || queried.state === "absent") return known;
  const failed = queried.state === "closed" || queried.failed === true;
  if (failed !== (known === "failed")) await setFailed(db, trade, failed ? clock.now() : null);
  return failed ? "failed" : "waiting";
}

/** Records that a trade ended without a payment. The order itself stays pending until it expires. */
export const recordFailure = (
  db: Db,
  trade: { orderNum: string; channel: ProviderName },
  now: Date,
): Promise<void> => setFailed(db, trade, now);

async function setFailed(
  db: Db,
  { orderNum, channel }: Pick<Trade, "orderNum" | "channel">,
  failedAt: Date | null,
): Promise<void> {
  await db
    .update(paymentTrades)
    .set({ failedAt })
    .where(
      and(
        eq(paymentTrades.orderNum, orderNum),
        eq(paymentTrades.channel, channel),
        eq(paymentTrades.state, "waiting"),
      ),
    );
}

/** Matches trades whose payment is not known. */
export const isWaiting = eq(paymentTrades.state, "waiting");

const findWaiting = prepareOnce((db, { orderNum }: Placeholders<{ orderNum: string }>) =>
  db
    .select()
    .from(paymentTrades)
    .where(and(eq(paymentTrades.orderNum, orderNum), isWaiting)),
);

/** Only the one of concurrent polls that updates the time may query the provider. */
async function claimQuery(db: Db, trade: Trade, now: Date): Promise<boolean> {
  const due = new Date(now.getTime() - QUERY_EVERY_S * 1000);
  if ((trade.queriedAt ?? trade.createdAt) > due) return false;
  const claimed = await db
    .update(paymentTrades)
    .set({ queriedAt: now })
    .where(
      and(
        eq(paymentTrades.orderNum, trade.orderNum),
        or(isNull(paymentTrades.queriedAt), lte(paymentTrades.queriedAt, due)),
      ),
    )
    .returning({ orderNum: paymentTrades.orderNum });
  return claimed.length > 0;
}
