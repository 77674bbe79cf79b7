import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import { fenToYuan } from "@storefront/contract/money";
import { GROUP_LIFE_H, GROUP_SIZE } from "@storefront/contract/orders/group-terms";
import { and, asc, eq, gt, isNull, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { liveGoods, mobileUrl, type Promoter } from "../catalogue/catalogue";
import { groupBuys, orders, users } from "../database/schema";
import type { Deps } from "../deps";
import { secondsUntil, unitFen, withoutEndedActivity } from "../order-records/order-records";
import { readAccountGroups } from "./account-groups";

/** Most groups to offer, those that expire first. */
const SHOWN = 5;

/**
 * Reads the single and the group price of goods, and the groups that wait for a member.
 * @param userId the reader, whose own groups are listed apart; null when not logged in
 * @throws ApiError `goodsNotFound`, `notForSale` when there is no group price
 */
export async function readOpenGroups(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  goodsId: number,
  userId: number | null,
  promoter: Promoter,
): Promise<CallAnswer<"openGroups">> {
  const goods = await liveGoods(db, goodsId);
  if (goods.groupBuyPriceFen === 0) throw new ApiError("notForSale", { msg: "该商品没有拼团" });
  const now = clock.now();
  const second = alias(orders, "second");
  const rows = await db
    .select({
      id: groupBuys.id,
      expiresAt: groupBuys.expiresAt,
      nickname: users.nickname,
      headImgUrl: users.headImgUrl,
    })
    .from(groupBuys)
    .innerJoin(orders, and(eq(orders.groupId, groupBuys.id), eq(orders.status, "grouping")))
    .innerJoin(users, eq(users.id, orders.userId))
    // Leaves out groups whose last seat is held by an unpaid order.
    .leftJoin(second, and(eq(second.groupId, groupBuys.id), eq(second.status, "pending")))
    .where(
      and(
        eq(groupBuys.goodsId, goodsId),
        eq(groupBuys.state, "open"),
        gt(groupBuys.expiresAt, now),
        isNull(second.id),
        userId === null ? undefined : ne(orders.userId, userId),
      ),
    )
    .orderBy(asc(groupBuys.expiresAt), asc(groupBuys.id))
    .limit(SHOWN);
  const { mobileSiteUrl } = config;
  const joinUrl = (groupId: number) =>
    mobileUrl(mobileSiteUrl, "group", { goodsId, groupId }, promoter);
  return {
    single_price: fenToYuan(unitFen(withoutEndedActivity(goods, goods.activityUntil, now))),
    group_price: fenToYuan(goods.groupBuyPriceFen),
    group_size: GROUP_SIZE,
    life_hours: GROUP_LIFE_H,
    open_url: mobileUrl(mobileSiteUrl, "groupOrder", { goodsId }, promoter),
    list: rows.map((row) => ({
      group_id: row.id,
      nickname: row.nickname,
      head_img_url: row.headImgUrl,
      lacking: 1,
      seconds_left: secondsUntil(row.expiresAt, now),
      join_url: joinUrl(row.id),
    })),
    own: userId === null ? [] : await readAccountGroups(db, { goodsId, userId }, joinUrl, now),
  };
}
