import type { Db } from "@storefront/marketplace/database/db";
import { cardSecrets, stock } from "@storefront/marketplace/database/schema";
import { type SQL, sql } from "drizzle-orm";

/** Number of free card secrets of a row of `stock`, in a query on it. Lock the row first. */
export const FREE_SECRETS = sql`(select count(*)::int from ${cardSecrets}
  where ${cardSecrets.stockId} = ${stock.id} and ${cardSecrets.orderId} is null)`;

/**
 * Locks pieces before their secrets are counted, so that a sale at this moment is counted completely or not at all.
 * @returns the ids of their stock rows
 */
export async function lockPieces(db: Db, condition: SQL | undefined): Promise<number[]> {
  const locked = await db
    .select({ id: stock.id })
    .from(stock)
    .where(condition)
    .orderBy(stock.id)
    .for("no key update");
  return locked.map(({ id }) => id);
}
