import type { Db } from "@storefront/marketplace/database/db";
import { selectRows } from "@storefront/marketplace/database/select-rows";
import { sql } from "drizzle-orm";
import { LARGE } from "./large-tables";

/**
 * Finds the large tables that some work scans from end to end.
 * @param observer another connection to the database
 * @param work connects by the URL that it gets, and closes its connections: only then are their statistics complete
 */
export async function findScanned(
  observer: Db,
  databaseUrl: string,
  work: (databaseUrl: string) => Promise<unknown>,
): Promise<string[]> {
  const before = await readScans(observer);
  await work(`${databaseUrl}?application_name=scans`);
  const isGone = async () =>
    (await selectRows(observer, sql`select from pg_stat_activity where application_name = 'scans'`))
      .length === 0;
  while (!(await isGone()));
  const after = await readScans(observer);
  return LARGE.filter((name) => (after.get(name) ?? 0) > (before.get(name) ?? 0));
}

/** @returns how often each table was scanned from end to end, by connections that are closed */
async function readScans(observer: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await selectRows<{ name: string; scans: string }>(
    observer,
    sql`select relname as name, seq_scan as scans from pg_stat_user_tables`,
  );
  return new Map(rows.map(({ name, scans }) => [name, Number(scans)]));
}
