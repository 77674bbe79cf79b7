import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import { fenToYuan } from "@storefront/contract/money";
import { and, eq } from "drizzle-orm";
import type { Db } from "../database/db";
import { boostOrders } from "../database/schema";
import type { Deps } from "../deps";
import { lastPlatformMessage } from "../messages/messages";
import {
  type BoostOrder,
  boostPageUrl,
  countDown,
  isChecking,
} from "../order-records/order-records";
import { readOrderRecord, readProcessing, readQrTexts, readRefunds } from "../payments/payments";
import { type AfterSaleAnswer, closeAfterSaleIfDue, readAfterSale } from "../refunds/refunds";
import { readBoostAccount } from "./boost-account";
import { type BoostReport, readBoostReport } from "./report-boost";

/**
 * Reads the buyer's own boost order.
 * @throws ApiError `orderNotFound`, also for another user's order
 */
export async function requireUserBoost(
  db: Db,
  userId: number,
  orderNum: string,
): Promise<BoostOrder> {
  const [order] = await db
    .select()
    .from(boostOrders)
    .where(and(eq(boostOrders.orderNum, orderNum), eq(boostOrders.userId, userId)));
  if (!order) throw new ApiError("orderNotFound");
  return order;
}

type BoostRecord = Pick<
  CallAnswer<"boostOrder">,
  "brand" | "channel" | "ledger" | "detail_qrcode" | "cancelled_at"
>;

/** Stars won: all once the target was reached, before that those of the newest report. */
function starsWon({ status, stars }: BoostOrder, report: BoostReport | null): number {
  if (status === "done" || status === "completed") return stars;
  return status === "accepted" ? (report?.stars ?? 0) : 0;
}

/**
 * @param report the newest one; null before the first
 * @param qrcode text of its payment QR code, "" when there is nothing to pay
 * @returns the order as its buyer sees it; expired after the payment deadline even before a sweep, unless its payment is being checked
 */
export function boostAnswer(
  order: BoostOrder & { isChecking?: boolean },
  report: BoostReport | null,
  qrcode: string,
  now: Date,
): Omit<
  CallAnswer<"boostOrder">,
  keyof AfterSaleAnswer | "account" | "refunds" | "platform_message" | keyof BoostRecord
> {
  const { isChecking: checking = false } = order;
  const due = order.status === "pending" && order.expiresAt <= now && !checking;
  return {
    order_num: order.orderNum,
    status: due ? "expired" : order.status === "received" ? "waiting" : order.status,
    checking,
    price: fenToYuan(order.totalFen),
    pay_type: order.channelId,
    game_id: order.gameId,
    game_name: order.gameName,
    start_id: order.startId,
    target_id: order.targetId,
    partition_id: order.partitionId,
    start_level_name: order.startName,
    target_level_name: order.targetName,
    partition_name: order.partitionName,
    inscription: order.inscription,
    star: order.stars,
    stars_won: starsWon(order, report),
    reported:
      report === null || order.status !== "accepted"
        ? null
        : { by: report.by, at: report.createdAt.toISOString() },
    time_hour: order.hours,
    pay_count_down: countDown(order, now),
    qrcode,
    booster:
      order.boosterName === null
        ? null
        : {
            nickname: order.boosterName,
            head_img_url: order.boosterHead ?? "",
            verified: order.boosterVerified ? 1 : 0,
          },
    created_at: order.createdAt.toISOString(),
    paid_at: text(order.paidAt),
    accepted_at: text(order.acceptedAt),
    begun_at: text(order.begunAt),
    deliver_by: text(order.deliverBy),
    done_at: text(order.doneAt),
    confirm_by: text(order.confirmBy),
    completed_at: text(order.completedAt),
    refunded_at: text(order.refundedAt),
  };
}

/** @throws ApiError orderNotFound */
export async function readBoost(
  deps: Pick<Deps, "db" | "clock" | "config">,
  userId: number,
  orderNum: string,
): Promise<CallAnswer<"boostOrder">> {
  await closeAfterSaleIfDue(deps, orderNum);
  return answerBoost(deps, await requireUserBoost(deps.db, userId, orderNum));
}

/** Returns the order as its buyer sees it, with its payment QR code. */
export async function answerBoost(
  deps: Pick<Deps, "db" | "clock" | "config">,
  order: BoostOrder,
): Promise<CallAnswer<"boostOrder">> {
  const texts = await readQrTexts(deps.db, [order.orderNum]);
  const processing = await readProcessing(deps.db, [order.orderNum]);
  return {
    processing: processing.get(order.orderNum) ?? null,
    ...boostAnswer(
      { ...order, isChecking: await isChecking(deps.db, order, deps.clock.now()) },
      await readBoostReport(deps.db, order.id),
      texts.get(order.orderNum) ?? "",
      deps.clock.now(),
    ),
    account: await readBoostAccount(deps.db, order),
    refunds: await readRefunds(deps.db, order.orderNum),
    platform_message: await lastPlatformMessage(deps.db, { boostOrderId: order.id }),
    ...(await readAfterSale(deps, order)),
    ...(await readOrderRecord(deps.db, order)),
    detail_qrcode: boostPageUrl(deps.config, order),
  };
}

const text = (date: Date | null): string | null => date?.toISOString() ?? null;
