import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import type { Db } from "../db";
import { openInMemory } from "../open-embedded";

const FOLDER = "marketplace/database/migrations";
const BREAK = "--> statement-breakpoint";

/** A database as an older release left it, for tests of the migrations that fill or change its rows. */
export interface OldDatabase {
  db: Db;
  /**
   * Inserts a row without its foreign keys and triggers. Columns that must have a value and are not given get an empty
   * one.
   */
  insert(table: string, row: Readonly<Record<string, unknown>>): Promise<void>;
  /** Applies the migrations up to this one, or all. */
  migrate(last?: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens an empty embedded database. */
export async function openOldDatabase(): Promise<OldDatabase> {
  const { db, client, close } = await openInMemory();
  const journal: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(`${FOLDER}/meta/_journal.json`, "utf8"),
  );
  const tags = journal.entries.map(({ tag }) => tag);
  let applied = 0;
  return {
    db,
    close,
    async migrate(last = tags.at(-1)) {
      const end = tags.indexOf(last ?? "") + 1;
      if (end <= applied) throw new Error(`no later migration ${last}`);
      for (const tag of tags.slice(applied, end)) {
        // One by one: concurrent indexes are built outside of transactions.
        const statements = readFileSync(`${FOLDER}/${tag}.sql`, "utf8").split(BREAK);
        for (const statement of statements) await client.exec(statement);
      }
      applied = end;
    },
    async insert(table, row) {
      const empty = await emptyValues(db, table);
      const values = Object.entries({ ...empty, ...row });
      const names = sql.raw(values.map(([name]) => `"${name}"`).join(", "));
      const list = sql.join(
        values.map(([, value]) => sql`${value}`),
        sql`, `,
      );
      await db.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.execute(sql`insert into ${sql.identifier(table)} (${names}) values (${list})`);
      });
    },
  };
}

const EMPTY: Readonly<Record<string, unknown>> = {
  text: "",
  integer: 1,
  bigint: 1,
  boolean: false,
  jsonb: "[]",
  "timestamp with time zone": "2026-03-01T02:00:00Z",
};

/** @returns a value for each column that has no default and may not be null */
async function emptyValues(db: Db, table: string): Promise<Record<string, unknown>> {
  const { rows } = (await db.execute(sql`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_nullable = 'NO'
      and column_default is null and is_identity = 'NO'`)) as unknown as {
    rows: { name: string; type: string }[];
  };
  return Object.fromEntries(rows.map(({ name, type }) => [name, EMPTY[type]]));
}
