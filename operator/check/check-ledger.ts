import type { Db } from "@storefront/marketplace/database/db";
import { selectRows } from "@storefront/marketplace/database/select-rows";
import { sql } from "drizzle-orm";

/** A discrepancy between the ledger and the rest of the database. */
export interface LedgerFault {
  /** "balance of user 7", "payment of order 2026…". */
  what: string;
  /** Fen in the ledger. */
  booked: number;
  /** Fen in the rest of the database. */
  actual: number;
}

/**
 * Compares the ledger with everything it accounts for: balances, payments of orders, escrow and settlements, deposits,
 * cashback, rewards and refunds.
 * @returns the discrepancies; empty when the books balance
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
    select order_num, sum(amount_fen) as fen from ledger_transfers where event = 'payment' and refund_num = ''
    group by order_num
  ),
  -- Payments that no order uses, by their refunds.
  surplus as (
    select refund_num, sum(amount_fen) as fen from ledger_transfers where event = 'payment' and refund_num <> ''
    group by refund_num
  ),
  given as (
    select order_num,
      sum(case when event = 'cashback' then amount_fen else -amount_fen end) as fen
    from ledger_transfers where event in ('cashback', 'cashback_return') group by order_num
  ),
  -- Out of the price of an order, unless all of it was undone.
  reduced as (
    select moved.order_num, sum(moved.amount_fen) as fen from ledger_transfers moved
    left join payment_refunds using (refund_num)
    where event in ('refund_owed', 'refund', 'cashback_return') and from_account <> 'refunds_owed'
      and coalesce(cause, 'part') in ('after_sale', 'part', 'operator')
    group by moved.order_num
  ),
  -- To where it was paid.
  returned as (
    select refund_num, sum(amount_fen) as fen from ledger_transfers
    where event in ('refund', 'deposit_return') and refund_num <> '' and to_account <> 'refunds_owed'
    group by refund_num
  ),
  deposit_moves as (
    select order_num, sum(amount_fen) filter (where event = 'deposit_return') as returned,
      sum(amount_fen) filter (where event = 'deposit_kept') as kept
    from ledger_transfers where from_account = 'deposits' group by order_num
  ),
  -- What each order has in escrow and in the account of its seller.
  held as (
    select order_num, sum(amount) filter (where account = 'escrow') as escrow_fen,
      sum(amount) filter (where account = 'platform_sales' or account like 'sales:%') as seller_fen
    from (
      select order_num, to_account as account, amount_fen as amount from ledger_transfers
      union all select order_num, from_account, -amount_fen from ledger_transfers
    ) moved group by order_num
  ),
  all_orders as (
    select order_num, total_fen, status not in ('pending', 'expired', 'cancelled') as has_paid,
      status = 'refund_due' as owed, refunded_fen,
      case when (status in ('collected', 'completed') and rent_hours is null)
          or exists (select from rentals where rentals.order_id = orders.id and closed_at is not null)
        then cashback_fen - cashback_fen::bigint * refunded_fen / (total_fen - deposit_fen) else 0
      end as cashback_fen,
      total_fen - deposit_fen as price_fen, settled_at, 'sales:' || seller_id as seller,
      platform_discount_fen - platform_discount_fen::bigint * refunded_fen / (total_fen - deposit_fen) as discount_fen,
      coalesce((select deposit_kept_fen from rentals where rentals.order_id = orders.id), 0) as kept_fen,
      case when rent_hours is not null then (select closed_at from rentals where rentals.order_id = orders.id)
        when status = 'collected' or completed_at is null then coalesce(collected_at, paid_at) + make_interval(hours => settle_hours)
        else completed_at + make_interval(hours => settle_hours) end as settle_due_at,
      status in ('grouping', 'paid', 'collected', 'delivering', 'delivered', 'completed') as is_open
    from orders
    union all
    select order_num, total_fen, status not in ('pending', 'expired', 'cancelled'),
      status = 'refund_due', refunded_fen, 0, total_fen, settled_at, 'platform_sales', 0, 0,
      completed_at + make_interval(hours => 168), status in ('waiting', 'accepted', 'done', 'completed')
    from boost_orders
    union all
    select extension.order_num, extension.total_fen, extension.status not in ('pending', 'expired', 'cancelled'),
      extension.status = 'refund_due',
      case when extension.refund_reason in ('after_sale', 'operator') then extension.total_fen else 0 end, 0,
      extension.total_fen, settled_at, 'sales:' || seller_id, 0, 0, closed_at, extension.status = 'extended'
    from rental_extensions extension join rentals on rentals.order_id = rental_order_id
    join orders on orders.id = rental_order_id
  ),
  compared as (
    select 'balance of user ' || users.id as what, coalesce(sums.fen, 0) as booked, users.balance_fen as actual
    from users left join sums on sums.account = 'balance:' || users.id
    union all
    select 'payment of order ' || order_num, coalesce(paid.fen, 0), case when has_paid then total_fen else coalesce((
      select sum(amount_fen) from payment_refunds where order_num = all_orders.order_num and cause = 'found'), 0) end
    from all_orders left join paid using (order_num)
    union all
    select 'payment refunded as ' || refund_num, coalesce(surplus.fen, 0),
      case when trade_num is null then 0 else amount_fen end
    from payment_refunds left join surplus using (refund_num)
    union all
    select 'received payments', (select coalesce(sum(fen), 0) from sums where account = 'received'),
      (select coalesce(sum(total_fen), 0) from (
        select total_fen, status from orders union all select total_fen, status from boost_orders
        union all select total_fen, status from rental_extensions
      ) sold where status = 'received')
    union all
    select 'deposits', (select coalesce(sum(fen), 0) from sums where account = 'deposits'),
      (select coalesce(sum(deposit_fen), 0) from orders left join rentals on rentals.order_id = orders.id
       where case when rentals.order_id is null then status in ('paid', 'delivering')
         else rentals.deposit_settled_at is null end)
    union all
    select 'returned deposit of order ' || order_num, coalesce(deposit_moves.returned, 0),
      case when rentals.deposit_settled_at is null then 0 else deposit_fen - deposit_kept_fen end
    from orders join rentals on rentals.order_id = orders.id left join deposit_moves using (order_num)
    union all
    select 'kept deposit of order ' || order_num, coalesce(deposit_moves.kept, 0), rentals.deposit_kept_fen
    from orders join rentals on rentals.order_id = orders.id left join deposit_moves using (order_num)
    union all
    select 'deposit claim of order ' || order_num, rentals.deposit_kept_fen, coalesce((
      select price_fen - refund_fen from after_sales
      where kind = 'deposit' and after_sales.order_num = orders.order_num and refund_fen is not null), 0)
    from orders join rentals on rentals.order_id = orders.id
    union all
    select 'refunds owed', (select coalesce(sum(fen), 0) from sums where account = 'refunds_owed'),
      (select coalesce(sum(total_fen), 0) from all_orders
       where owed and not exists (
         select from payment_refunds where order_num = all_orders.order_num and trade_num is null))
      + (select coalesce(sum(amount_fen), 0) from payment_refunds where state <> 'refunded')
    union all
    select 'cashback of order ' || order_num, coalesce(given.fen, 0), cashback_fen
    from all_orders left join given using (order_num)
    union all
    select 'after-sale of order ' || after_sales.order_num, coalesce(amount_fen, 0), refund_fen - deducted_fen
    from after_sales left join payment_refunds
      on payment_refunds.order_num = after_sales.order_num and cause = 'after_sale'
    where kind = 'refund' and refund_fen > 0
    union all
    select 'escrow', (select coalesce(sum(fen), 0) from sums where account = 'escrow'),
      (select coalesce(sum(price_fen - refunded_fen), 0) from all_orders where is_open and settled_at is null)
    union all
    select 'escrow of order ' || order_num, coalesce(escrow_fen, 0),
      case when is_open and settled_at is null then price_fen - refunded_fen else 0 end
    from all_orders left join held using (order_num)
    union all
    select 'sales of order ' || order_num, coalesce(seller_fen, 0),
      kept_fen + case when is_open and settled_at is not null then price_fen - refunded_fen + discount_fen else 0 end
    from all_orders left join held using (order_num)
    union all
    select 'sales of order ' || order_num || ' in ' || account, sum(amount), 0 from (
      select order_num, to_account as account, amount_fen as amount from ledger_transfers
      union all select order_num, from_account, -amount_fen from ledger_transfers
    ) moved left join all_orders using (order_num)
    where (account = 'platform_sales' or account like 'sales:%') and account is distinct from seller
    group by order_num, account
    union all
    select 'undivided sales', (select coalesce(sum(fen), 0) from sums where account = 'sales'), 0
    union all
    select 'early settlement of order ' || order_num, price_fen, 0 from all_orders
    where settled_at < settle_due_at or (settled_at is not null and settle_due_at is null)
    union all
    select 'settlements of order ' || order_num, count(*), 1 from ledger_transfers
    where event = 'settlement' group by order_num
    union all
    select 'refunded price of order ' || order_num, coalesce(reduced.fen, 0), refunded_fen
    from all_orders left join reduced using (order_num)
    union all
    select 'refund ' || refund_num, coalesce(returned.fen, 0), case when state = 'refunded' then amount_fen else 0 end
    from payment_refunds left join returned using (refund_num)
    union all
    select 'rewards of promoters', (select coalesce(sum(fen), 0) from sums where account like 'earnings:%'),
      (select coalesce(sum(reward_fen), 0) from share_rewards where paid_at is null)
  )
  select what, booked, actual from compared where booked <> actual order by what`;
