import { selectRows } from "@storefront/marketplace/database/select-rows";
import { type SQL, sql } from "drizzle-orm";
import { HOUR_S, MINUTE_S } from "../action";
import type { Invariant } from "../invariant";
import type { World } from "../world";

/** Room for a provider that fails four times, a crash, and a clock that is set back. */
const SLACK_S = HOUR_S;
/** An unpaid order ends when its provider has said so, which one that hangs does an hour and a half late. */
const EXPIRY_S = 150 * MINUTE_S;
/** A refund that a provider fails to make is tried again within this time. */
const REFUND_S = 6 * HOUR_S;

/**
 * What was paid is known, fulfilled or refunded in time: no paid order is left without an outcome, and no refund is left
 * behind.
 */
export const outcomes: Invariant = {
  name: "outcomes",
  tables: ["orders", "boost_orders", "rental_extensions", "payment_refunds", "payment_trades"],
  async find(world) {
    const { db, marketplace, clock } = world;
    const ago = (seconds: number): SQL =>
      sql`${new Date(clock.now().getTime() - seconds * 1000).toISOString()}::timestamptz`;
    const fulfilS = marketplace.deps.config.unfulfilledRefundMinutes * MINUTE_S + SLACK_S;
    const rows = await selectRows<{ line: string }>(
      db,
      sql`
        select 'order ' || order_num || ' is received since ' || paid_at as line from (
          select order_num, status, paid_at from orders union all
          select order_num, status, paid_at from boost_orders union all
          select order_num, status, paid_at from rental_extensions
        ) sold where status = 'received' and paid_at < ${ago(fulfilS)}
        union all
        select 'refund ' || refund_num || ' is ' || state || ' since ' || created_at from payment_refunds
        where state in ('due', 'pending') and created_at < ${ago(REFUND_S)}
        union all
        select 'order ' || order_num || ' is unpaid after its deadline ' || expires_at from orders
        where status = 'pending' and expires_at < ${ago(EXPIRY_S)}
        union all
        select 'refund ' || refund_num || ' has failed permanently' from payment_refunds where state = 'failed'
        order by 1`,
    );
    return [...rows.map(({ line }) => line), ...(await findUnknownPayments(world))];
  },
};

/** Payments that a provider took, and the marketplace has not recorded in time. */
async function findUnknownPayments({ db, simulators, clock }: World): Promise<string[]> {
  const latest = clock.now().getTime() - 2 * SLACK_S * 1000;
  const trades = await Promise.all(Object.values(simulators).map(({ trades }) => trades.list()));
  const old = trades
    .flat()
    .filter(({ state, paidAt }) => state === "paid" && (paidAt ?? 0) < latest);
  if (old.length === 0) return [];
  const rows = await selectRows<{ trade_num: string }>(
    db,
    sql`select trade_num from received_payments`,
  );
  const known = new Set(rows.map(({ trade_num }) => trade_num));
  return old.flatMap(({ tradeNum, orderNum }) =>
    known.has(tradeNum) ? [] : [`payment ${tradeNum} of order ${orderNum} is not recorded`],
  );
}
