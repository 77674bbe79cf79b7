import { sql } from "drizzle-orm";
import type { Db } from "@/marketplace/db/open";
import { selectRows } from "./select-rows";

/** A fault of the books: what they say of something, and what is true of it. */
export interface LedgerFault {
  /** "balance of user 7", "payment of order 2026…". */
  what: string;
  /** Fen in the books. */
  booked: number;
  /** Fen by the rest of the database. */
  actual: number;
}

/**
 * Compares the ledger with everything that it explains: balances, payments of orders, deposits, rewards and refunds.
 * @returns nothing for books that are right
 */
export async function checkLedger(db: Db): Promise<LedgerFault[]> {
  const rows = await selectRows<LedgerFault>(db, FAULTS);
  return rows.map(({ what, booked, actual }) => ({
    what,
    booked: Number(booked),
    actual: Number(actual),
  }));
}

const FAULTS = sql`
  with sums as (
    select account, sum(amount) as fen from (
      select to_account as account, amount_fen as amount from ledger_transfers
      union all select from_account, -amount_fen from ledger_transfers
    ) moved group by account
  ),
  paid as (
    select order_num, sum(amount_fen) as fen from ledger_transfers where event = 'payment' group by order_num
  ),
  all_orders as (
    select order_num, total_fen, status not in ('pending', 'expired', 'cancelled') as has_paid,
      status = 'refund_due' as owed
    from orders
    union all
    select order_num, total_fen, status not in ('pending', 'expired', 'cancelled'),
      status = 'refund_due'
    from boost_orders
  ),
  compared as (
    select 'balance of user ' || users.id as what, coalesce(sums.fen, 0) as booked, users.balance_fen as actual
    from users left join sums on sums.account = 'balance:' || users.id
    union all
    select 'payment of order ' || order_num, coalesce(paid.fen, 0), case when has_paid then total_fen else 0 end
    from all_orders left join paid using (order_num)
    union all
    select 'deposits', (select coalesce(sum(fen), 0) from sums where account = 'deposits'),
      (select coalesce(sum(deposit_fen), 0) from orders join rentals on rentals.order_id = orders.id
       where rentals.closed_at is null)
    union all
    select 'refunds owed', (select coalesce(sum(fen), 0) from sums where account = 'refunds_owed'),
      (select coalesce(sum(total_fen), 0) from all_orders where owed)
    union all
    select 'rewards of promoters', (select coalesce(sum(fen), 0) from sums where account like 'earnings:%'),
      (select coalesce(sum(reward_fen), 0) from share_rewards)
  )
  select what, booked, actual from compared where booked <> actual order by what`;
