import type { SQL } from "drizzle-orm";
import type { Db } from "@/database/open";

/** @returns the rows of a statement: PGlite hands over its result, postgres.js the rows themselves */
export async function selectRows<R>(db: Db, statement: SQL): Promise<R[]> {
  const answer = (await db.execute(statement)) as unknown;
  return Array.isArray(answer) ? answer : (answer as { rows: R[] }).rows;
}
