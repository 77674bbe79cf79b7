import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

/**
 * Returns the `on conflict` update of an upsert: sets the given columns, and skips rows that already have these values.
 * @param fields properties of the table that the file determines
 */
export function changesOf<T extends PgTable>(
  table: T,
  fields: readonly (keyof T["$inferInsert"] & string)[],
): { set: Record<string, SQL>; setWhere: SQL } {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const columnOf = (field: string): PgColumn => {
    const column = columns[field];
    if (!column) throw new Error(`there is no column ${field}`);
    return column;
  };
  const excluded = (field: string) => sql`excluded.${sql.identifier(columnOf(field).name)}`;
  const list = (values: SQL[]) => sql.join(values, sql`, `);
  return {
    set: Object.fromEntries(fields.map((field) => [field, excluded(field)])),
    setWhere: sql`(${list(fields.map((field) => sql`${columnOf(field)}`))})
      is distinct from (${list(fields.map(excluded))})`,
  };
}

/** Whether the returned row was inserted rather than updated. */
export const IS_NEW = sql<boolean>`xmax = 0`;

/** @returns the outcome of each row that was inserted or updated */
export function outcomesOf<R extends { id: number }>(
  rows: readonly R[],
  written: readonly { id: number; isNew: boolean }[],
): [R, "created" | "updated"][] {
  const isNew = new Map(written.map((each) => [each.id, each.isNew]));
  return rows
    .filter(({ id }) => isNew.has(id))
    .map((row) => [row, isNew.get(row.id) ? "created" : "updated"]);
}
