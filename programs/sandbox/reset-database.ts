import { max, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { type Fill, fillOnce } from "@/database/fill-once";
import type { Db } from "@/database/open";
import * as schema from "@/database/schema";

/** Rows with a page of their own. */
type PageTable = typeof schema.goods | typeof schema.sellers;

/** Operators stay, and with them the log of what they did, which the database lets nobody empty. */
const OPERATOR_TABLES = "operator";

/** Storefronts stay too: their caches have to be notified of changes. */
const STOREFRONTS = "storefronts";

/**
 * Empties every other table and fills the shop anew, in one transaction: nobody sees it empty. Ids of listings and sellers
 * that were added are not used again: their pages may still be cached.
 */
export async function resetDatabase(db: Db, fill: Fill, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const names = Object.values(schema)
      .filter((each) => each instanceof PgTable)
      .map((table) => getTableConfig(table).name)
      .filter((name) => !name.startsWith(OPERATOR_TABLES) && name !== STOREFRONTS);
    const goodsId = await highestId(tx, schema.goods);
    const sellerId = await highestId(tx, schema.sellers);
    await tx.execute(sql.raw(`truncate ${names.join(", ")} restart identity cascade`));
    await fillOnce(tx, fill, now);
    await continueAfter(tx, schema.goods, goodsId);
    await continueAfter(tx, schema.sellers, sellerId);
  });
}

async function highestId(db: Db, table: PageTable): Promise<number> {
  const [row] = await db.select({ id: max(table.id) }).from(table);
  return row?.id ?? 0;
}

async function continueAfter(db: Db, table: PageTable, id: number): Promise<void> {
  const sequence = sql`pg_get_serial_sequence(${getTableConfig(table).name}, 'id')`;
  await db.execute(
    sql`select setval(${sequence}, greatest(${id}::bigint, (select max(id) from ${table})))`,
  );
}
