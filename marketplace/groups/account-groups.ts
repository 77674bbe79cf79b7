import type { CallAnswer } from "@storefront/contract/calls";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../database/db";
import { groupBuys, orders } from "../database/schema";
import { secondsUntil } from "../order-records/order-records";

type AccountGroup = NonNullable<CallAnswer<"openGroups">["own"]>[number];

/**
 * Reads the groups of some goods in which a buyer has a seat and which are not complete, the latest first.
 * @param joinUrl returns the link for friends
 */
export async function readAccountGroups(
  db: Db,
  { goodsId, userId }: { goodsId: number; userId: number },
  joinUrl: (groupId: number) => string,
  now: Date,
): Promise<AccountGroup[]> {
  const others = alias(orders, "others");
  const joining = db
    .select({ one: sql`1` })
    .from(others)
    .where(and(eq(others.groupId, groupBuys.id), eq(others.status, "pending")));
  const rows = await db
    .select({
      groupId: groupBuys.id,
      orderNum: orders.orderNum,
      status: orders.status,
      payUntil: orders.expiresAt,
      endsAt: groupBuys.expiresAt,
      isJoining: sql<boolean>`exists (${joining})`,
    })
    .from(orders)
    .innerJoin(groupBuys, eq(groupBuys.id, orders.groupId))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.goodsId, goodsId),
        inArray(orders.status, ["pending", "grouping"]),
      ),
    )
    .orderBy(desc(orders.id));
  return rows.flatMap((row) => {
    const isUnpaid = row.status === "pending";
    const seconds_left = secondsUntil(isUnpaid ? row.payUntil : row.endsAt, now);
    if (seconds_left === 0) return [];
    return {
      group_id: row.groupId,
      order_num: row.orderNum,
      state: isUnpaid
        ? ("unpaid" as const)
        : row.isJoining
          ? ("joining" as const)
          : ("open" as const),
      seconds_left,
      join_url: joinUrl(row.groupId),
    };
  });
}
