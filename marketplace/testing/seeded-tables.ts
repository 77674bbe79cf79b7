import { sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../db/open";
import * as schema from "../db/schema";

/**
 * The tables of a test's database, and how they are put back to what `seed` fills them with. Seeding takes a quarter of
 * a second, so it is done once: what it left is kept in a schema beside, and copied back from there.
 * @param seed fills empty tables, always with the same
 */
export function seededTables(db: Db, seed: () => Promise<void>): { reset(): Promise<void> } {
  let kept = false;
  return {
    async reset() {
      if (kept) {
        await db.execute(sql`select seeded.put_back()`);
        return;
      }
      await db.execute(sql.raw(`truncate ${TABLES.join(", ")} restart identity cascade`));
      await seed();
      await keep(db);
      kept = true;
    },
  };
}

const TABLES = Object.values(schema)
  .filter((each) => each instanceof PgTable)
  .map((table) => getTableConfig(table).name);

/** References are not checked while rows are copied: what is kept has been checked, and the order would matter. */
async function keep(db: Db): Promise<void> {
  await db.execute(sql`create schema seeded`);
  for (const table of TABLES) {
    await db.execute(sql.raw(`create table seeded.${table} as table ${table}`));
  }
  await db.execute(
    sql`create table seeded.counters as select sequencename as name, last_value from pg_sequences
        where schemaname = 'public'`,
  );
  const copies = TABLES.map(
    (table) =>
      `delete from ${table}; insert into ${table} overriding system value select * from seeded.${table};`,
  );
  await db.execute(
    sql.raw(`create function seeded.put_back() returns void language plpgsql as $$ begin
      set local session_replication_role = replica;
      ${copies.join("\n")}
      perform setval(name::regclass, coalesce(last_value, 1), last_value is not null)
        from seeded.counters;
    end $$`),
  );
}
