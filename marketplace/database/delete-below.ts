import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "./db";
import { selectRows } from "./select-rows";

/** Rows per statement, so that none holds its locks for long. */
const BATCH = 1000;

/**
 * Deletes the rows with an indexed column below a value. Skips rows that another process has locked, so that several
 * processes may delete at once. A generic plan uses the index too: the limit makes it cheaper than a scan of the table.
 * @returns the number of deleted rows
 */
export async function deleteBelow<Column extends PgColumn>(
  db: Db,
  column: Column,
  value: Column["_"]["data"],
): Promise<number> {
  const isBelow: SQL = sql`${column} < ${sql.param(value, column)}`;
  const batch = sql`
    delete from ${column.table} where ctid = any(array(
      select ctid from ${column.table} where ${isBelow} order by ${column} limit ${BATCH}
      for update skip locked
    )) and ${isBelow} returning 1 as deleted`;
  let total = 0;
  while (true) {
    const deleted = await selectRows(db, batch);
    total += deleted.length;
    if (deleted.length < BATCH) return total;
  }
}
