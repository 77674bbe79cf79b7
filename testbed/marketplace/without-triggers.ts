import type { Db } from "@storefront/marketplace/database/db";
import { sql } from "drizzle-orm";

/** Changes rows past the database's triggers, to plant a fault that they prevent. */
export const withoutTriggers = <T>(db: Db, change: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    return change(tx);
  });
