import { selectRows } from "@storefront/marketplace/database/select-rows";
import { refundedFen } from "@storefront/sandbox/payments/trade";
import { sql } from "drizzle-orm";
import type { World } from "./world";

/**
 * Finds what is still open some days after the last action, when every deadline of unpaid, undelivered and refunded orders
 * has passed, and where the money of the providers is not what the ledger says.
 */
export async function findUnsettled(world: World): Promise<string[]> {
  const rows = await selectRows<{ line: string }>(world.db, UNSETTLED);
  return [...rows.map(({ line }) => line), ...(await compareMoney(world))];
}

const UNSETTLED = sql`
  select 'order ' || order_num || ' is still ' || status as line from (
    select order_num, status from orders union all select order_num, status from boost_orders
    union all select order_num, status from rental_extensions
  ) sold where status in ('pending', 'received', 'grouping', 'refund_due')
  union all
  select 'refund ' || refund_num || ' is still ' || state from payment_refunds where state <> 'refunded'
  union all
  select 'order ' || order_num || ' still has a fulfilment task' from fulfilment_tasks
  union all
  select kind || ' ' || item || ' still fails: ' || cause from sweep_failures
  union all
  select 'the deposit of rental ' || order_id || ' still waits since ' || deposit_due_at from rentals
    where deposit_due_at is not null
  order by 1`;

/** What the providers took and did not return is what the ledger says that came from them. */
async function compareMoney({ db, simulators }: World): Promise<string[]> {
  const rows = await selectRows<{ account: string; fen: string }>(
    db,
    sql`select account, sum(fen) as fen from (
      select from_account as account, amount_fen as fen from ledger_transfers
      union all select to_account, -amount_fen from ledger_transfers
    ) moved where account in ('alipay', 'wxpay') group by account`,
  );
  const booked = new Map(rows.map(({ account, fen }) => [account, Number(fen)]));
  const lines = Object.values(simulators).map(async ({ name, trades }) => {
    const paid = (await trades.list()).filter(({ state }) => state === "paid");
    const keptFen = paid.reduce((sum, trade) => sum + trade.amountFen - refundedFen(trade), 0);
    const bookedFen = booked.get(name) ?? 0;
    return keptFen === bookedFen
      ? []
      : [`${name} keeps ${keptFen} fen, the ledger says ${bookedFen}`];
  });
  return (await Promise.all(lines)).flat();
}
