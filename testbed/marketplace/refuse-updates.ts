import type { Db } from "@storefront/marketplace/database/db";
import { sql } from "drizzle-orm";

/**
 * Makes the database refuse every update of the rows that a condition on OLD matches, so that an item cannot be settled.
 * @returns a function that ends this
 */
export async function refuseUpdates(
  db: Db,
  table: string,
  condition: string,
): Promise<() => Promise<void>> {
  await db.execute(
    sql.raw(`create or replace function refuse_update() returns trigger language plpgsql as $$
      begin raise exception 'planted in %', tg_table_name; end $$`),
  );
  await db.execute(
    sql.raw(`create trigger refuse_update before update on ${table}
      for each row when (${condition}) execute function refuse_update()`),
  );
  return async () => {
    await db.execute(sql.raw(`drop trigger refuse_update on ${table}`));
  };
}
