import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** `inArray` for hundreds of ids: one parameter, where drizzle takes longer to compose as many as the database to run them. */
export const isOneOf = (column: PgColumn, ids: readonly number[]): SQL =>
  sql`${column} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb)::int)`;
