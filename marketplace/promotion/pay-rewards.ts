import { AFTER_SALE_DAYS } from "@storefront/contract/listing/refund-terms";
import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../database/db";
import { orders, rentals, shareRewards } from "../database/schema";
import type { Deps } from "../deps";
import { creditBalance, earningsOf } from "../ledger/ledger";
import { after } from "../order-records/order-records";
import { type Attempt, sweepAll } from "../sweeps/sweeps";

const DAY_S = 24 * 60 * 60;

/** When the buyer had the goods; null before. Unseen card secrets count as received on payment, a rental at its end. */
const RECEIVED_AT = sql<Date>`case when ${orders.rentHours} is not null
  then (select ${rentals.closedAt} from ${rentals} where ${rentals.orderId} = ${orders.id})
  else coalesce(${orders.completedAt}, ${orders.collectedAt}, case when ${orders.deliverBy} is null then ${orders.paidAt} end) end`;

/**
 * Moves rewards of promoters from their earnings to their balances once the buyer can no longer ask for a refund, one
 * transaction each; safe to run in several processes concurrently.
 * @returns the number of paid rewards
 */
export const payRewards = (deps: Pick<Deps, "db" | "clock" | "log">): Promise<number> =>
  sweepAll(deps, "rewards", payNext);

async function payNext(tx: Db, now: Date, { isReady, begin }: Attempt): Promise<boolean> {
  const until = after(now, -AFTER_SALE_DAYS * DAY_S);
  // The order is locked first, as by refunds, which take rewards back.
  const [due] = await tx
    .select({ orderNum: orders.orderNum, reward: shareRewards })
    .from(shareRewards)
    .innerJoin(orders, eq(orders.id, shareRewards.orderId))
    .where(
      and(
        isNull(shareRewards.paidAt),
        inArray(orders.status, ["paid", "collected", "completed"]),
        eq(orders.inAfterSale, false),
        lte(RECEIVED_AT, sql`${until.toISOString()}::timestamptz`),
        isReady(orders.orderNum),
      ),
    )
    .orderBy(asc(shareRewards.id))
    .limit(1)
    .for("no key update", { of: orders, skipLocked: true });
  if (!due) return false;
  const { orderNum, reward } = due;
  begin(orderNum);
  const [paid] = await tx
    .update(shareRewards)
    .set({ paidAt: now })
    .where(and(eq(shareRewards.id, reward.id), isNull(shareRewards.paidAt)))
    .returning();
  if (!paid) return true;
  const credit = {
    userId: paid.promoterId,
    from: earningsOf(paid.promoterId),
    fen: paid.rewardFen,
  };
  await creditBalance(tx, { event: "reward_paid", orderNum, now }, credit);
  return true;
}
