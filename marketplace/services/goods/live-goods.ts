import { ApiError } from "@storefront/contract/api-error";
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../database/db";
import { goods } from "../../database/schema";

export type Goods = typeof goods.$inferSelect;

/** Reads goods for sale. @throws ApiError `goodsNotFound` when they do not exist or were removed */
export async function liveGoods(db: Db, goodsId: number): Promise<Goods> {
  const [row] = await db
    .select()
    .from(goods)
    .where(and(eq(goods.id, goodsId), isNull(goods.removedAt)));
  if (!row) throw new ApiError("goodsNotFound");
  return row;
}
