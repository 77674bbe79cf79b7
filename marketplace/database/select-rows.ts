import type { SQL } from "drizzle-orm";
import type { Db } from "./db";

/** @returns the rows of a statement. PGlite returns a result object, postgres.js the rows themselves. */
export async function selectRows<R>(db: Db, statement: SQL): Promise<R[]> {
  const result = (await db.execute(statement)) as unknown;
  return Array.isArray(result) ? result : (result as { rows: R[] }).rows;
}
