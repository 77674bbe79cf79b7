import { ApiError } from "@storefront/contract/api-error";
import { HIDDEN_TRADE_TYPES } from "@storefront/contract/listing/trade";
import { and, eq, isNull, notInArray, type Placeholder } from "drizzle-orm";
import type { Db } from "../../database/db";
import { goods } from "../../database/schema";

export type Goods = typeof goods.$inferSelect;

/** Matches goods that the desktop shows. Covered by the index `goods_listed`. */
export const LISTED = and(
  isNull(goods.removedAt),
  notInArray(goods.tradeTypeId, HIDDEN_TRADE_TYPES),
);

/** Reads goods for sale. @throws ApiError `goodsNotFound` when they do not exist or were removed */
export async function liveGoods(db: Db, goodsId: number): Promise<Goods> {
  const [row] = await db.select().from(goods).where(isLive(goodsId));
  if (!row) throw new ApiError("goodsNotFound");
  return row;
}

/** Matches goods that are for sale, by id. */
export const isLive = (goodsId: number | Placeholder) =>
  and(eq(goods.id, goodsId), isNull(goods.removedAt));
