import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import { fenToYuan } from "@storefront/contract/money";
import { GROUP_SIZE } from "@storefront/contract/orders/group-terms";
import { eq } from "drizzle-orm";
import { coverOf } from "../catalogue/catalogue";
import { goods, groupBuys, orders, SOLD_STATUSES, users } from "../database/schema";
import type { GROUP_STATES } from "../database/schema/groups";
import type { Deps } from "../deps";
import { secondsUntil } from "../order-records/order-records";
import { endGroupIfDue } from "./end-group";

/**
 * Reads a group for its public page, ending it first when it has expired.
 * @param userId the reader, null when not logged in
 * @throws ApiError `groupGone` when there is no such group or its opener has not paid yet
 */
export async function readGroup(
  deps: Pick<Deps, "db" | "clock">,
  groupId: number,
  userId: number | null,
): Promise<CallAnswer<"group">> {
  const { db, clock } = deps;
  await endGroupIfDue(deps, groupId);
  const [row] = await db
    .select({ group: groupBuys, name: goods.name, media: goods.media })
    .from(groupBuys)
    .innerJoin(goods, eq(goods.id, groupBuys.goodsId))
    .where(eq(groupBuys.id, groupId));
  if (!row || row.group.expiresAt === null) throw new ApiError("groupGone");
  const group = { ...row.group, expiresAt: row.group.expiresAt };
  const seats = await db
    .select({
      status: orders.status,
      refundReason: orders.refundReason,
      userId: orders.userId,
      nickname: users.nickname,
      headImgUrl: users.headImgUrl,
      orderNum: orders.orderNum,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.groupId, groupId))
    .orderBy(orders.groupSeat, orders.id);
  const pending = seats.some(({ status }) => status === "pending");
  const paid = seats.filter(
    ({ status, refundReason }) =>
      PAID.some((known) => known === status) && refundReason !== "too_late",
  );
  return {
    group_id: groupId,
    goods_id: group.goodsId,
    goods_name: row.name,
    picture: coverOf(row.media),
    price: fenToYuan(group.priceFen),
    state: stateOf(group.state, pending),
    size: GROUP_SIZE,
    members: paid.map(({ nickname, headImgUrl }) => ({ nickname, head_img_url: headImgUrl })),
    seconds_left: secondsUntil(group.expiresAt, clock.now()),
    own_order_num: paid.find((seat) => seat.userId === userId)?.orderNum ?? "",
  };
}

const PAID = ["grouping", ...SOLD_STATUSES, "refund_due", "refunded"] as const;

/** @param pending whether the last seat is held by an unpaid order */
function stateOf(stored: (typeof GROUP_STATES)[number], pending: boolean) {
  if (stored === "open") return pending ? "joining" : "open";
  return stored === "full" ? "full" : "over";
}
