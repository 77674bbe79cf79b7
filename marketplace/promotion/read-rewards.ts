import type { CallAnswer } from "@storefront/contract/calls";
import { fenToYuan } from "@storefront/contract/money";
import { count, desc, eq, sql, sum } from "drizzle-orm";
import type { Db } from "../database/db";
import { goods, shareRewards } from "../database/schema";
import { singleRow } from "../database/single-row";

/** Number of newest rewards to list. */
const SHOWN = 20;

/** Reads a promoter's total rewards and the newest ones, without the buyers' identity. */
export async function readRewards(db: Db, userId: number): Promise<CallAnswer<"shareRewards">> {
  const mine = eq(shareRewards.promoterId, userId);
  const all = singleRow(
    await db
      .select({
        orders: count(),
        fen: sum(shareRewards.rewardFen),
        paidFen: sql<string>`coalesce(sum(${shareRewards.rewardFen}) filter (where ${shareRewards.paidAt} is not null), 0)`,
      })
      .from(shareRewards)
      .where(mine),
  );
  const newest = await db
    .select({ reward: shareRewards, goodsName: goods.name })
    .from(shareRewards)
    .innerJoin(goods, eq(goods.id, shareRewards.goodsId))
    .where(mine)
    .orderBy(desc(shareRewards.id))
    .limit(SHOWN);
  return {
    total_reward: fenToYuan(Number(all.fen)),
    total_orders: all.orders,
    paid_reward: fenToYuan(Number(all.paidFen)),
    list: newest.map(({ reward, goodsName }) => ({
      goods_id: reward.goodsId,
      goods_name: goodsName,
      reward: fenToYuan(reward.rewardFen),
      created_at: reward.createdAt.toISOString(),
      paid_at: reward.paidAt?.toISOString() ?? null,
    })),
  };
}
