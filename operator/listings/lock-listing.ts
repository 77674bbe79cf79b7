import { eq } from "drizzle-orm";
import type { Db } from "@/database/open";
import { goods, stock } from "@/database/schema";

/** Keeps everybody else from changing a listing until the transaction ends. */
export async function lockListing(tx: Db, goodsId: number): Promise<void> {
  // In the order in which an order locks them, or the two could wait for each other.
  await tx
    .select({ id: stock.id })
    .from(stock)
    .where(eq(stock.goodsId, goodsId))
    .orderBy(stock.id)
    .for("no key update");
  await tx.select({ id: goods.id }).from(goods).where(eq(goods.id, goodsId)).for("no key update");
}
