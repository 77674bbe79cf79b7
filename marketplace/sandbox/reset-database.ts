import { sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../db/open";
import * as schema from "../db/schema";
import { seed } from "../db/seed/seed";

/**
 * Empties every table and seeds the shop anew, in one transaction: nobody sees it empty.
 * @returns the goods that had been ordered, whose pages show another stock now
 */
export async function resetDatabase(db: Db, now: Date): Promise<number[]> {
  return db.transaction(async (tx) => {
    const ordered = await tx.selectDistinct({ goodsId: schema.orders.goodsId }).from(schema.orders);
    const names = Object.values(schema)
      .filter((each) => each instanceof PgTable)
      .map((table) => getTableConfig(table).name);
    await tx.execute(sql.raw(`truncate ${names.join(", ")} restart identity cascade`));
    await seed(tx, now);
    return ordered.map(({ goodsId }) => goodsId);
  });
}
