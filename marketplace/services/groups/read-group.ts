import { eq } from "drizzle-orm";
import { fenToYuan } from "@/contract/money";
import { ApiError } from "../../api-error";
import { goods, groupBuys, orders, users } from "../../db/schema";
import type { Deps } from "../../deps";
import { coverOf } from "../goods/cover";
import { endGroupIfDue } from "./end-group";
import { GROUP_SIZE } from "./group-terms";

/** A group as anybody with its link sees it. */
export interface GroupState {
  groupId: number;
  goodsId: number;
  goodsName: string;
  picture: string;
  /** Yuan. */
  price: string;
  /** joining: its last seat waits for a payment. */
  state: "open" | "joining" | "full" | "over";
  size: number;
  /** Who has paid, the opener first. */
  members: { userId: number; nickname: string; headImgUrl: string; orderNum: string }[];
  /** Until it is over, while it is open. */
  secondsLeft: number;
}

/**
 * Ended first if its time is up.
 * @throws ApiError groupGone when there is no such group, or its opener has not paid yet
 */
export async function readGroup(
  deps: Pick<Deps, "db" | "clock" | "notifier">,
  groupId: number,
): Promise<GroupState> {
  const { db, clock } = deps;
  await endGroupIfDue(deps, groupId);
  const [row] = await db
    .select({ group: groupBuys, name: goods.name, media: goods.media })
    .from(groupBuys)
    .innerJoin(goods, eq(goods.id, groupBuys.goodsId))
    .where(eq(groupBuys.id, groupId));
  if (!row || row.group.expiresAt === null) throw new ApiError("groupGone");
  const { group } = row;
  const seats = await db
    .select({
      status: orders.status,
      userId: orders.userId,
      nickname: users.nickname,
      headImgUrl: users.headImgUrl,
      orderNum: orders.orderNum,
      seat: orders.groupSeat,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.groupId, groupId))
    .orderBy(orders.groupSeat, orders.id);
  const now = clock.now();
  const waits = group.state === "open";
  const pending = seats.some(({ status }) => status === "pending");
  return {
    groupId,
    goodsId: group.goodsId,
    goodsName: row.name,
    picture: coverOf(row.media),
    price: fenToYuan(group.priceFen),
    state: waits ? (pending ? "joining" : "open") : group.state === "full" ? "full" : "over",
    size: GROUP_SIZE,
    members: seats
      .filter(({ status }) => PAID.some((known) => known === status))
      .map(({ status: _, seat: __, ...member }) => member),
    secondsLeft: Math.max(0, Math.ceil(((group.expiresAt?.getTime() ?? 0) - now.getTime()) / 1000)),
  };
}

const PAID = ["grouping", "paid", "collected", "refunded"] as const;
