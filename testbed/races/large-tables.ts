import type { Db } from "@storefront/marketplace/database/db";
import { selectRows } from "@storefront/marketplace/database/select-rows";
import { sql } from "drizzle-orm";
import { withoutTriggers } from "../marketplace/without-triggers";

/** Tables that grow with the market, for as long as it exists. */
export const LARGE = [
  ...["orders", "order_drafts", "payment_trades", "payment_refunds", "payment_notices"],
  ...["received_payments", "boost_orders", "boost_reports", "rentals", "rental_extensions"],
  ...["after_sales", "after_sale_events", "share_rewards", "group_buys", "goods", "goods_specs"],
  ...["stock", "user_envelopes", "sellers", "users", "tokens", "sms_codes", "wechat_scans"],
  ...[
    "pending_binds",
    "order_handovers",
    "phone_tickets",
    "images",
    "conversations",
    "messages",
    "goods_alerts",
    "saved_searches",
    "search_notices",
    "card_secrets",
  ],
];

const ROWS = 20_000;
const FIRST = 1_000_000;

/** Columns that are empty once what they wait for has happened, and phone numbers, which would have to be sealed. */
const EMPTY = [
  ...["due_at", "deposit_due_at", "activity_until", "waiting_since"],
  ...["phone", "phone_sealed"],
];

/**
 * Fills the large tables with rows that nothing waits for: states that no sweep knows, times in the far future. Drops
 * the constraints that such rows break; plans depend on indexes and statistics alone.
 */
export async function fillTables(db: Db): Promise<void> {
  for (const table of LARGE) {
    await dropConstraints(db, table);
    const columns = await selectRows<Column>(
      db,
      sql`select column_name as name, data_type as type from information_schema.columns
        where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`,
    );
    const names = columns.map(({ name }) => `"${name}"`).join(", ");
    const values = columns.map(exampleOf).join(", ");
    await withoutTriggers(db, (tx) =>
      tx.execute(
        sql.raw(`insert into "${table}" (${names}) overriding system value
          select ${values} from generate_series(${FIRST}, ${FIRST + ROWS - 1}) as n`),
      ),
    );
  }
  await db.execute(sql`vacuum analyze`);
}

interface Column {
  name: string;
  type: string;
}

function exampleOf({ name, type }: Column): string {
  if (EMPTY.includes(name)) return "null";
  if (type === "text") return "'x' || n";
  if (type === "boolean") return "false";
  if (type === "jsonb") return "'[]'";
  if (type === "ARRAY") return "'{}'";
  if (type.startsWith("timestamp")) return "timestamptz '2100-01-01' + n * interval '1 second'";
  return "n";
}

async function dropConstraints(db: Db, table: string): Promise<void> {
  const constraints = await selectRows<{ name: string }>(
    db,
    sql`select conname as name from pg_constraint
      where conrelid = ${`public.${table}`}::regclass and contype in ('c', 'f')`,
  );
  for (const { name } of constraints) {
    await db.execute(sql.raw(`alter table "${table}" drop constraint "${name}"`));
  }
  for (const name of EMPTY) {
    const column = sql`select from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and column_name = ${name} and is_nullable = 'NO'`;
    if ((await selectRows(db, column)).length > 0) {
      await db.execute(sql.raw(`alter table "${table}" alter column "${name}" drop not null`));
    }
  }
}
