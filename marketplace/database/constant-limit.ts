import { type Placeholder, sql } from "drizzle-orm";

/**
 * A number of rows written into the statement, for `limit`. As a parameter it would hide from the generic plan of a prepared
 * statement that few rows are wanted: of large tables it expects a tenth, so that PostgreSQL plans anew on every run.
 * @param rows a constant: each value is a statement of its own
 */
export const constantLimit = (rows: number): Placeholder =>
  // Drizzle writes any SQL there.
  sql.raw(String(Math.trunc(rows))) as unknown as Placeholder;
