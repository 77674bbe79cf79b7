import { type GetColumnData, is, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type AnyPgColumn, PgColumn } from "drizzle-orm/pg-core";

type Fields = Record<string, AnyPgColumn | SQL>;

type Value<F> = F extends AnyPgColumn ? GetColumnData<F> : F extends SQL<infer T> ? T : never;

export type JsonRow<F extends Fields> = { [K in keyof F]: Value<F[K]> };

/**
 * Reads the rows of a query as one column of another statement, as JSON, so that one statement answers several lists.
 * Values are decoded as if they were selected; a column of a left join is selected as `sql<T | null>`.
 * @param read gets the column to select, and says from where, which rows and in which order
 */
export function jsonRows<F extends Fields>(
  fields: F,
  read: (columns: { row: SQL }) => SQLWrapper,
): SQL<JsonRow<F>[]> {
  const row = sql`json_build_array(${sql.join(Object.values(fields), sql`, `)})`;
  const named = Object.entries(fields);
  const decode = (values: unknown[]) =>
    Object.fromEntries(named.map(([name, field], index) => [name, decoded(field, values[index])]));
  return sql`array_to_json(array(${read({ row }).getSQL()}))`.mapWith((rows: unknown[][]) =>
    rows.map(decode),
  ) as SQL<JsonRow<F>[]>;
}

function decoded(field: AnyPgColumn | SQL, value: unknown): unknown {
  if (value === null) return null;
  const decoder = is(field, PgColumn) ? field : (field as unknown as WithDecoder).decoder;
  return decoder.mapFromDriverValue(value);
}

interface WithDecoder {
  decoder: { mapFromDriverValue(value: unknown): unknown };
}
