import type { Db } from "@storefront/marketplace/database/db";
import * as schema from "@storefront/marketplace/database/schema";
import { sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";

const CONFIGS = Object.values(schema)
  .filter((each) => each instanceof PgTable)
  .map(getTableConfig);
const TABLES = CONFIGS.map(({ name }) => name);

interface Options {
  /**
   * Restores only tables that were written to since the last restore. The marks are session settings, which are rolled
   * back with the writes of a transaction, so this requires a database with a single connection.
   */
  trackWrites?: boolean;
}

/**
 * Copies all rows to the schema `seeded` and creates `seeded.put_back()`, which restores them. Seeding takes a quarter
 * of a second, copying a few milliseconds. Foreign keys are not checked while rows are copied: the order would matter,
 * and the copied rows are valid.
 */
export async function copyRows(db: Db, { trackWrites = false }: Options = {}): Promise<void> {
  await db.execute(sql`create schema seeded`);
  for (const table of TABLES) {
    await db.execute(sql.raw(`create table seeded.${table} as table ${table}`));
  }
  await db.execute(
    sql`create table seeded.counters as select sequencename as name, last_value from pg_sequences
        where schemaname = 'public'`,
  );
  const restores = trackWrites ? TABLES.map(restoreIfWritten) : TABLES.map(restore);
  await db.execute(
    sql.raw(`create function seeded.put_back() returns void language plpgsql as $$ begin
      set local session_replication_role = replica;
      ${restores.join("\n")}
      perform setval(name::regclass, coalesce(last_value, 1), last_value is not null)
        from seeded.counters
        where pg_sequence_last_value(name::regclass) is distinct from last_value;
    end $$`),
  );
  if (trackWrites) await markWrites(db);
}

/** Restores the rows that `copyRows` copied. */
export async function putBack(db: Db): Promise<void> {
  await db.execute(sql`select seeded.put_back()`);
}

/** Returns the tables written to by committed statements since the last restore. Requires `trackWrites`. */
export async function writtenTables(db: Db): Promise<string[]> {
  const answer = await db.execute(
    sql`select name from unnest(${sql.param(TABLES)}::text[]) as name
        where current_setting('written.' || name, true) = 'yes'`,
  );
  return (answer as unknown as { rows: { name: string }[] }).rows.map(({ name }) => name);
}

/** Returns the tables written to since the last call, and forgets them: `putBack` no longer restores them. */
export async function takeWrittenTables(db: Db): Promise<string[]> {
  const tables = await writtenTables(db);
  if (tables.length > 0) {
    await db.execute(
      sql`select set_config('written.' || name, '', false) from unnest(${sql.param(tables)}::text[]) as name`,
    );
  }
  return tables;
}

const restore = (table: string) => {
  const columns = columnsOf(table);
  return `delete from ${table};
    insert into ${table} (${columns}) overriding system value select ${columns} from seeded.${table};`;
};

/** Returns the columns to copy, without generated ones. */
function columnsOf(table: string): string {
  const { columns = [] } = CONFIGS.find(({ name }) => name === table) ?? {};
  return columns.flatMap(({ name, generated }) => (generated ? [] : [`"${name}"`])).join(", ");
}

const restoreIfWritten = (table: string) =>
  `if current_setting('written.${table}', true) = 'yes' then
    ${restore(table)} perform set_config('written.${table}', '', false);
  end if;`;

async function markWrites(db: Db): Promise<void> {
  await db.execute(
    sql.raw(`create function seeded.mark() returns trigger language plpgsql as $$ begin
      perform set_config('written.' || tg_table_name, 'yes', false);
      return null;
    end $$`),
  );
  for (const table of TABLES) {
    await db.execute(
      sql.raw(`create trigger mark_writes after insert or update or delete or truncate on ${table}
        for each statement execute function seeded.mark()`),
    );
  }
}
