import { sql } from "drizzle-orm";
import type { Db } from "./db";
import { selectRows } from "./select-rows";

/** Every column with a point in time, by table. */
const COLUMNS = sql`
  select c.table_name as name, array_agg(c.column_name::text) as columns
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
    and c.data_type = 'timestamp with time zone' and c.is_generated = 'NEVER'
  group by c.table_name`;

/**
 * Moves every time in the database, so that a copy of a database that was filled earlier is as if it had been filled
 * later: ages and deadlines are the same. Triggers do not run: nothing has happened.
 */
export async function shiftTimes(db: Db, byMs: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    const tables = await selectRows<{ name: string; columns: string[] }>(tx, COLUMNS);
    for (const { name, columns } of tables) {
      const moved = columns.map((column) => {
        const id = sql.identifier(column);
        return sql`${id} = ${id} + make_interval(secs => ${byMs / 1000}::float8)`;
      });
      await tx.execute(sql`update ${sql.identifier(name)} set ${sql.join(moved, sql`, `)}`);
    }
  });
}
