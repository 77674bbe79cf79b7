import type { Db } from "@storefront/marketplace/database/db";
import { goods, orderDrafts, orders, stock } from "@storefront/marketplace/database/schema";
import { eq, sql } from "drizzle-orm";
import type { Buyer } from "../buyer/insert-buyers";
import type { Listing } from "./listing";

/**
 * How not to sell: checks stock, then takes a piece in a later statement, without a lock, a condition or a transaction.
 * Proves that the race test detects overselling.
 */
export async function naiveBuild(
  db: Db,
  buyer: Buyer,
  { goodsId, stockId }: Listing,
): Promise<boolean> {
  const [left] = await db.select().from(stock).where(eq(stock.id, stockId));
  const [listing] = await db.select().from(goods).where(eq(goods.id, goodsId));
  if (!left || !listing || left.available < 1) return false;
  const orderNum = `9${String(buyer.userId).padStart(15, "0")}`;
  const now = new Date();
  await db.insert(orderDrafts).values({ orderNum, userId: buyer.userId, goodsId, createdAt: now });
  await db.insert(orders).values({
    orderNum,
    userId: buyer.userId,
    goodsId,
    stockId,
    goodsName: listing.name,
    specName: "",
    picture: "",
    quantity: 1,
    sellerId: listing.sellerId,
    deliveryType: listing.deliveryType,
    deliveryHours: listing.deliveryHours,
    noReasonRefund: listing.noReasonRefund,
    shareRewardFen: listing.shareRewardFen,
    unitFen: listing.priceFen,
    lines: [],
    envelopeFen: 0,
    totalFen: listing.priceFen,
    channelId: 1,
    status: "pending",
    remark: "",
    leaveWord: "",
    customerRemarks: [],
    createdAt: now,
    expiresAt: new Date(now.getTime() + 900_000),
  });
  await db
    .update(stock)
    .set({ available: left.available - 1, held: sql`${stock.total} - ${left.available - 1}` })
    .where(eq(stock.id, stockId));
  return true;
}
