import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

/**
 * What an upsert does with a row that is there: it takes the values of the file, and is left alone where it has them.
 * @param fields properties of the table that the file decides
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
  const given = (field: string) => sql`excluded.${sql.identifier(columnOf(field).name)}`;
  const list = (values: SQL[]) => sql.join(values, sql`, `);
  return {
    set: Object.fromEntries(fields.map((field) => [field, given(field)])),
    setWhere: sql`(${list(fields.map((field) => sql`${columnOf(field)}`))})
      is distinct from (${list(fields.map(given))})`,
  };
}

/** Whether an upsert has inserted the row that it returns. */
export const IS_NEW = sql<boolean>`xmax = 0`;

/** @returns what became of the rows that an upsert has written */
export function outcomesOf<R extends { id: number }>(
  rows: readonly R[],
  written: readonly { id: number; isNew: boolean }[],
): [R, "created" | "updated"][] {
  const isNew = new Map(written.map((each) => [each.id, each.isNew]));
  return rows
    .filter(({ id }) => isNew.has(id))
    .map((row) => [row, isNew.get(row.id) ? "created" : "updated"]);
}
