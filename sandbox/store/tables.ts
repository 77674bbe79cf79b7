import { sql } from "drizzle-orm";
import {
  integer,
  jsonb,
  type PgDatabase,
  type PgQueryResultHKT,
  pgSchema,
  primaryKey,
  serial,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

/** PostgreSQL, embedded or not, where the sandbox has a schema of its own. */
export type SandboxDb = PgDatabase<PgQueryResultHKT>;

const sandbox = pgSchema("sandbox");

export const trades = sandbox.table(
  "trades",
  {
    provider: text().notNull(),
    orderNum: text("order_num").notNull(),
    trade: jsonb().notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.orderNum] })],
);

export const messages = sandbox.table("messages", {
  id: serial().primaryKey(),
  phone: text().notNull(),
  verifyCode: text("verify_code").notNull(),
  content: text().notNull(),
  sentAt: timestamp("sent_at", { withTimezone: true }).notNull(),
});

/** A single row with the offset of the clock. */
export const clockOffset = sandbox.table("clock_offset", {
  id: integer().primaryKey(),
  seconds: integer().notNull(),
});

/** Advisory lock for processes that start on one database at the same time; the number is used by the sandbox only. */
const LOCK = 7_263_001;

/** Creates missing tables. */
export async function createTables(db: SandboxDb): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(LOCK))})`);
    for (const statement of STATEMENTS) await tx.execute(sql.raw(statement));
  });
}

const STATEMENTS = [
  "create schema if not exists sandbox",
  `create table if not exists sandbox.trades (provider text not null, order_num text not null,
    trade jsonb not null, primary key (provider, order_num))`,
  `create table if not exists sandbox.messages (id serial primary key, phone text not null,
    verify_code text not null, content text not null, sent_at timestamptz not null)`,
  "create index if not exists messages_phone on sandbox.messages (phone, id)",
  "create table if not exists sandbox.clock_offset (id integer primary key, seconds integer not null)",
];
