import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * `inArray` for hundreds of ids, as one parameter: with one parameter per id, drizzle takes longer to build the query
 * than the database to run it.
 */
export const isOneOf = (column: PgColumn, ids: readonly number[]): SQL =>
  sql`${column} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb)::int)`;
