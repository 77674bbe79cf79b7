import type { Db } from "@storefront/marketplace/database/db";
import { selectRows } from "@storefront/marketplace/database/select-rows";
import { sql } from "drizzle-orm";

/**
 * Compares the recorded payments with orders, fulfillment tasks and refunds.
 * @returns a line for each payment that is neither applied, waiting with a task, nor refunded
 */
export async function checkPayments(db: Db): Promise<string[]> {
  const rows = await selectRows<{ line: string }>(db, FAULTS);
  return rows.map(({ line }) => line);
}

const FAULTS = sql`
  with sold as (
    select order_num, status from orders union all select order_num, status from boost_orders
    union all select order_num, status from rental_extensions
  ),
  tasks as (select order_num from fulfilment_tasks),
  faults as (
    select 'payment ' || trade_num || ' of order ' || order_num || ': recorded ' || outcome || ', order is '
      || coalesce(status, 'missing') || case when order_num in (select * from tasks) then ' with a task' else '' end as line
    from received_payments payment left join sold using (order_num)
    where case outcome
      when 'waiting' then status is distinct from 'received' or order_num not in (select * from tasks)
      when 'applied' then coalesce(status, 'missing') in ('missing', 'pending', 'received', 'expired', 'cancelled')
      when 'refund_due' then coalesce(status, 'missing') not in ('refund_due', 'refunded')
      -- What no order uses goes back, all of it through its own channel.
      else status is null or not exists (select from payment_refunds refund
        where refund.order_num = payment.order_num and refund.trade_num = payment.trade_num
          and refund.channel = payment.channel and refund.amount_fen = payment.amount_fen)
    end
    union all
    select 'order ' || order_num || ' is ' || status || ' without a recorded payment that waits'
    from sold where status = 'received'
      and order_num not in (select order_num from received_payments where outcome = 'waiting')
    union all
    select 'trade ' || trade_num || ' of order ' || order_num || ' is paid without a recorded payment'
    from payment_trades trade where state = 'paid' and trade_num is not null
      and order_num not in (select order_num from received_payments)
      and amount_fen > (select coalesce(sum(amount_fen), 0) from payment_refunds refund
        where refund.order_num = trade.order_num and refund.trade_num is null)
    union all
    select 'order ' || order_num || ' has a fulfilment task and is ' || coalesce(status, 'missing')
    from tasks left join sold using (order_num) where status is null or status not in ('received', 'grouping')
  )
  select line from faults order by line`;
