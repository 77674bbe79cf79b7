import type { SQL } from "drizzle-orm";
import type { Db } from "./db";

/** @returns the rows of a statement */
export async function selectRows<R>(db: Db, statement: SQL): Promise<R[]> {
  return ((await db.execute(statement)) as unknown as { rows: R[] }).rows;
}
