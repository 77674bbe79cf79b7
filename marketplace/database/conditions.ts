import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * Matches rows whose column has one of its constant values, written into the statement. A parameter would hide the value
 * from the generic plan of a prepared statement, which then cannot use the partial index over it and scans the table.
 */
export function isOneOf<Column extends PgColumn>(
  column: Column,
  ...values: readonly Column["_"]["data"][]
): SQL {
  return sql`${column} in (${sql.raw(values.map(quote).join(", "))})`;
}

function quote(value: unknown): string {
  if (typeof value !== "string" || !/^[a-z_]+$/.test(value)) {
    throw new Error(`not a constant of a column: ${String(value)}`);
  }
  return `'${value}'`;
}

/** Matches rows by their ids, however many, with one parameter: the statement stays the same and is prepared once. */
export const isAnyOf = (column: PgColumn, ids: readonly number[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::int[])`;
