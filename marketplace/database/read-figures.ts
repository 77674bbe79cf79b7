import { type SQL, sql } from "drizzle-orm";
import type { Db } from "./db";
import { selectDueTimes } from "./due-times";
import { SWEEP_KINDS } from "./schema";
import { selectRows } from "./select-rows";

/** Number of rows of a kind. */
export interface RowCount {
  kind: "orders" | "boost_orders" | "payments" | "refunds" | "notices" | "fulfilments";
  state: string;
  /** A provider's name, or a channel's number. */
  channel: string;
  count: number;
}

/** Age of the oldest due or failing row of a kind, and the number of failing ones. */
export interface Overdue {
  kind: (typeof SWEEP_KINDS)[number];
  seconds: number;
  failing: number;
}

const HOUR_MS = 3_600_000;
/** Newest rows to read, so that the cost of a scrape does not grow with the tables. */
const NEWEST = 20_000;

/** Counts the events of the last hour and the rows that wait. Index scans only. */
export async function readCounts(db: Db, now: Date): Promise<RowCount[]> {
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  const newest = (table: string, created: string, columns: string) => sql`
    select * from (select ${sql.raw(`${columns}, ${created} as at from ${table} order by id desc`)}
      limit ${NEWEST}) newest where at > ${since}`;
  const parts: SQL[] = [
    counted(
      "orders",
      newest("orders", "created_at", "status as state, channel_id::text as channel"),
    ),
    counted(
      "boost_orders",
      newest("boost_orders", "created_at", "status as state, channel_id::text as channel"),
    ),
    counted(
      "notices",
      newest("payment_notices", "received_at", "result as state, coalesce(channel, '') as channel"),
    ),
    counted("payments", sql`select state, channel from payment_trades where state = 'waiting'`),
    counted(
      "fulfilments",
      sql`select case when tries > 0 then 'failing' else 'new' end as state, '' as channel from fulfilment_tasks`,
    ),
    counted(
      "refunds",
      sql`select state, channel from payment_refunds where state in ('due', 'pending', 'failed')`,
    ),
  ];
  const rows = await selectRows<RowCount>(db, sql.join(parts, sql` union all `));
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

const counted = (kind: RowCount["kind"], rows: SQL): SQL =>
  sql`select ${sql.raw(`'${kind}'`)} as kind, state, channel, count(*) as count
    from (${rows}) counted group by state, channel`;

/** Kinds whose oldest due row is reported. */
const DUE = [
  ...(["orders", "boosts", "deliveries", "receipts", "groups", "payments", "fulfilments"] as const),
  ...(["refunds", "extensions", "rentals", "deposits", "after_sales", "deposit_claims"] as const),
  ...(["settlements", "boost_settlements"] as const),
] satisfies Overdue["kind"][];

/** Reads how long the oldest row of each kind has been due or failing; 0 s when none is. */
export async function readOverdue(db: Db, now: Date): Promise<Overdue[]> {
  const parts = [
    sql`select kind, 0 as failing, due from (${selectDueTimes(DUE)}) as waiting`,
    sql`select kind, count(*) as failing, min(since) as due from sweep_failures group by kind`,
  ];
  const rows = await selectRows<{
    kind: Overdue["kind"];
    failing: number | string;
    due: string | Date | null;
  }>(db, sql.join(parts, sql` union all `));
  return SWEEP_KINDS.map((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind);
    const ages = ofKind.map(({ due }) =>
      due === null ? 0 : now.getTime() - new Date(due).getTime(),
    );
    const failing = ofKind.reduce((sum, row) => sum + Number(row.failing), 0);
    return { kind, seconds: Math.max(0, ...ages) / 1000, failing };
  });
}

/** Reads the age in seconds of each storefront's oldest undelivered listing change; 0 when there is none. */
export async function readOutboxAges(db: Db): Promise<{ storefront: string; seconds: number }[]> {
  const rows = await selectRows<{ storefront: string; seconds: string | number }>(
    db,
    sql`select url as storefront, coalesce(
        extract(epoch from clock_timestamp() - min(goods_changes.created_at)), 0
      )::float8 as seconds
      from storefronts left join goods_changes on storefront = url group by url`,
  );
  return rows.map(({ storefront, seconds }) => ({ storefront, seconds: Number(seconds) }));
}
