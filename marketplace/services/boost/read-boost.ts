import { and, eq } from "drizzle-orm";
import type { CallAnswer } from "@/contract/calls";
import { fenToYuan } from "@/contract/money";
import { ApiError } from "../../api-error";
import type { Config } from "../../config";
import type { Db } from "../../db/open";
import { boostOrders } from "../../db/schema";
import type { Deps } from "../../deps";
import { countDown } from "../orders/order-terms";
import { cashierLink } from "../payments/cashier-link";
import { BALANCE_CHANNEL } from "../payments/channels";
import type { BoostOrder } from "./build-boost";
import { starsWon } from "./stars-won";

/**
 * The buyer's own boost order.
 * @throws ApiError orderNotFound, also when it is somebody else's
 */
export async function ownBoost(db: Db, userId: number, orderNum: string): Promise<BoostOrder> {
  const [order] = await db
    .select()
    .from(boostOrders)
    .where(and(eq(boostOrders.orderNum, orderNum), eq(boostOrders.userId, userId)));
  if (!order) throw new ApiError("orderNotFound");
  return order;
}

/** @returns the order as its buyer sees it; one whose time to pay is over is closed, swept or not */
export function boostAnswer(
  config: Config,
  order: BoostOrder,
  now: Date,
): CallAnswer<"boostOrder"> {
  const due = order.status === "pending" && order.expiresAt <= now;
  return {
    order_num: order.orderNum,
    status: due ? "expired" : order.status,
    price: fenToYuan(order.totalFen),
    pay_type: order.channelId,
    start_level_name: order.startName,
    target_level_name: order.targetName,
    partition_name: order.partitionName,
    inscription: order.inscription,
    star: order.stars,
    stars_won: starsWon(order, now),
    time_hour: order.hours,
    pay_count_down: countDown(order, now),
    qrcode: order.channelId === BALANCE_CHANNEL ? "" : cashierLink(config, order.orderNum),
    booster:
      order.boosterName === null
        ? null
        : { nickname: order.boosterName, head_img_url: order.boosterHead ?? "" },
    created_at: order.createdAt.toISOString(),
    paid_at: text(order.paidAt),
    accepted_at: text(order.acceptedAt),
    done_at: text(order.doneAt),
    refunded_at: text(order.refundedAt),
  };
}

/** @throws ApiError orderNotFound */
export async function readBoost(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  userId: number,
  orderNum: string,
): Promise<CallAnswer<"boostOrder">> {
  return boostAnswer(config, await ownBoost(db, userId, orderNum), clock.now());
}

const text = (date: Date | null): string | null => date?.toISOString() ?? null;
