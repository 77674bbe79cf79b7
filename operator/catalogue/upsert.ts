import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

/**
 * What an upsert does with a row that is there: it takes the values of the file, and is left alone where it has them.
 * @param fields properties of the table that the file decides
 * @param touched written as well when one of them differs
 */
export function changesOf<T extends PgTable>(
  table: T,
  fields: readonly (keyof T["$inferInsert"] & string)[],
  touched: readonly (keyof T["$inferInsert"] & string)[] = [],
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
    set: Object.fromEntries([...fields, ...touched].map((field) => [field, given(field)])),
    setWhere: sql`(${list(fields.map((field) => sql`${columnOf(field)}`))})
      is distinct from (${list(fields.map(given))})`,
  };
}
