import { inArray } from "drizzle-orm";
import type { Db } from "../../db/open";
import { goods } from "../../db/schema";

/** Who sells these goods, each once; also of goods that have been removed. */
export async function sellersOf(db: Db, goodsIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectDistinct({ sellerId: goods.sellerId })
    .from(goods)
    .where(inArray(goods.id, [...goodsIds]));
  return rows.map(({ sellerId }) => sellerId);
}
