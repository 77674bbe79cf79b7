import { sql } from "drizzle-orm";
import type { Db } from "../database/db";
import { selectRows } from "../database/select-rows";

/** Most that the function of the migration `account-events` moves at once. */
const BATCH = 1000;

/**
 * Moves new events of users to the log that their browsers follow, where their order is final, and wakes the storefronts of
 * these users through the outbox of pages (catalogue/goods/change-outbox.ts).
 * @returns whether there may be more
 */
export async function recordEvents(db: Db): Promise<boolean> {
  const [row] = await selectRows<{ moved: number }>(
    db,
    sql`select record_account_events() as moved`,
  );
  return row?.moved === BATCH;
}
