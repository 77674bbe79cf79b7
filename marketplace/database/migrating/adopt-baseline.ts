import { ConfigError } from "@storefront/platform/environment/config-error";
import { sql } from "drizzle-orm";
import type { Db } from "../db";
import { selectRows } from "../select-rows";
import { singleRow } from "../single-row";
import type { Migration } from "./migration";

/** Hash of the last of the 82 migrations that the baseline replaces: a database that has it has the baseline's schema. */
export const LAST_BEFORE_BASELINE =
  "c21790983ce465588a56b69cd9c2c3f9d5d4c240bfa49a58951629c0f0fa0b0c";

/**
 * Marks the baseline as applied in a database of version 0.2.0, whose schema it is. An empty database gets it as its first
 * migration.
 * @throws ConfigError for a database of an earlier version; nothing is changed
 */
export async function adoptBaseline(db: Db, { hash }: Migration): Promise<void> {
  const [table] = await selectRows<{ exists: boolean }>(
    db,
    sql`select to_regclass('migrations') is not null as exists`,
  );
  if (!table?.exists) return;
  const { any, adopted, complete } = singleRow(
    await selectRows<{ any: boolean; adopted: boolean; complete: boolean }>(
      db,
      sql`select count(*) > 0 as any, coalesce(bool_or(hash = ${hash}), false) as adopted,
        coalesce(bool_or(hash = ${LAST_BEFORE_BASELINE}), false) as complete from migrations`,
    ),
  );
  if (!any || adopted) return;
  if (!complete) {
    throw new ConfigError(
      "the database is of a version before 0.2.0: migrate it with version 0.2.0 first, then with this one; nothing was changed",
    );
  }
  await db.execute(sql`insert into migrations values (${hash}) on conflict do nothing`);
}
