import { type SQL, sql } from "drizzle-orm";
import type { Db } from "./db";
import { selectRows } from "./select-rows";

/** Without the orders that something holds, which are due later. */
const earliestToSettle = (table: "orders" | "boost_orders") =>
  `settle_due_at from ${table} where status in ('paid', 'collected', 'completed') and settle_due_at is not null
    and settled_at is null and not is_settlement_held(order_num) order by settle_due_at limit 1`;

/** The earliest time of each kind of item that becomes due. Each is the first entry of an index. */
const EARLIEST = {
  orders: "min(expires_at) from orders where status = 'pending'",
  boosts: "min(expires_at) from boost_orders where status = 'pending'",
  boost_refunds: "min(deliver_by) from boost_orders where status in ('waiting', 'accepted')",
  boost_receipts: "min(confirm_by) from boost_orders where status = 'done' and not in_after_sale",
  deliveries: "min(deliver_by) from orders where status in ('paid', 'delivering')",
  receipts: "min(confirm_by) from orders where status = 'delivered' and not in_after_sale",
  settlements: earliestToSettle("orders"),
  boost_settlements: earliestToSettle("boost_orders"),
  groups: "min(expires_at) from group_buys where state = 'open'",
  payments: "min(check_at) from payment_trades where state = 'waiting'",
  alipay_payments:
    "min(check_at) from payment_trades where state = 'waiting' and channel = 'alipay'",
  wxpay_payments: "min(check_at) from payment_trades where state = 'waiting' and channel = 'wxpay'",
  fulfilments: "min(created_at) from fulfilment_tasks",
  fulfilment_attempts: "min(least(next_at, refund_at)) from fulfilment_tasks",
  refunds: "min(next_at) from payment_refunds where state in ('due', 'pending')",
  alipay_refunds:
    "min(next_at) from payment_refunds where state in ('due', 'pending') and channel = 'alipay'",
  wxpay_refunds:
    "min(next_at) from payment_refunds where state in ('due', 'pending') and channel = 'wxpay'",
  extensions: "min(expires_at) from rental_extensions where status = 'pending'",
  rentals: "min(ends_at) from rentals where closed_at is null",
  deposits: "min(deposit_due_at) from rentals where deposit_due_at is not null",
  after_sales: "min(due_at) from after_sales where due_at is not null and kind = 'refund'",
  deposit_claims: "min(due_at) from after_sales where due_at is not null and kind = 'deposit'",
  figures:
    "case when exists (select from sellers where figures_at is null) then timestamptz 'epoch' else min(figures_at) + interval '24 hours' end from sellers",
  sms_notices: "min(next_at) from sms_notices where state in ('due', 'sending')",
  // Marked by triggers: due at once, regardless of the clock.
  alerts: "case when exists (select from goods_alerts where is_due) then timestamptz 'epoch' end",
  saved_searches: "min(next_at) from saved_searches where is_notified",
  // Texts of an earlier version: at once.
  unchecked_texts:
    "case when exists (select from goods where review_hash = 'unchecked') or exists (select from sellers where is_unchecked) then timestamptz 'epoch' end",
  carried_promises: "min(carried_until) from promise_reviews where state = 'carried'",
  activities: "min(activity_until) from goods where activity_until is not null",
} as const;

export type DueKind = keyof typeof EARLIEST;

/** Selects `kind` and `due`, null when there is none, of each kind. */
export const selectDueTimes = (kinds: readonly DueKind[]): SQL =>
  sql.join(
    kinds.map((kind) => sql.raw(`select '${kind}' as kind, (select ${EARLIEST[kind]}) as due`)),
    sql` union all `,
  );

/** Reads the earliest due time of each kind that has one, in one statement. */
export async function readDueTimes(
  db: Db,
  kinds: readonly DueKind[],
): Promise<ReadonlyMap<DueKind, Date>> {
  const rows = await selectRows<Row>(db, selectDueTimes(kinds));
  return new Map(
    rows.flatMap(({ kind, due }): [DueKind, Date][] =>
      due === null ? [] : [[kind, new Date(due)]],
    ),
  );
}

interface Row {
  kind: DueKind;
  /** Text from one of the drivers. */
  due: string | Date | null;
}
