import { ApiError } from "@storefront/contract/api-error";
import { desc, eq } from "drizzle-orm";
import type { Db } from "../database/db";
import { boostReports } from "../database/schema";
import type { BoostOrder } from "../order-records/order-records";

export type BoostReport = typeof boostReports.$inferSelect;

/** @returns the newest report of a boost; null before the first one */
export async function readBoostReport(db: Db, boostOrderId: number): Promise<BoostReport | null> {
  const [report = null] = await db
    .select()
    .from(boostReports)
    .where(eq(boostReports.boostOrderId, boostOrderId))
    .orderBy(desc(boostReports.id))
    .limit(1);
  return report;
}

/**
 * Records how many stars a running boost has won, fewer than all: the last one ends the boost. The number can fall,
 * since stars are lost too. The caller has locked the order.
 * @param by who reports it, as the buyer sees it
 * @throws ApiError `orderClosed` when no booster works on it; `invalid` for impossible stars
 */
export async function reportBoost(
  tx: Db,
  order: Pick<BoostOrder, "id" | "status" | "begunAt" | "stars">,
  { stars, by }: { stars: number; by: string },
  now: Date,
): Promise<void> {
  if (order.status !== "accepted" || order.begunAt === null) {
    throw new ApiError("orderClosed", { msg: "没有代练在打这笔订单" });
  }
  if (!Number.isInteger(stars) || stars < 0 || stars >= order.stars) {
    throw new ApiError("invalid", { msg: `请输入 0 到 ${order.stars - 1} 的整数；打满请点完成` });
  }
  await tx.insert(boostReports).values({ boostOrderId: order.id, stars, by, createdAt: now });
}
