import type { Db } from "@storefront/marketplace/database/db";
import { goods, stock } from "@storefront/marketplace/database/schema";
import { eq } from "drizzle-orm";

/** Locks a listing against other changes until the transaction ends. */
export async function lockListing(tx: Db, goodsId: number): Promise<void> {
  // Stock before goods, like orders do, to avoid a deadlock.
  await tx
    .select({ id: stock.id })
    .from(stock)
    .where(eq(stock.goodsId, goodsId))
    .orderBy(stock.id)
    .for("no key update");
  await tx.select({ id: goods.id }).from(goods).where(eq(goods.id, goodsId)).for("no key update");
}
