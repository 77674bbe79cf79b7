import { and, eq, sql } from "drizzle-orm";
import { ApiError } from "@/contract/api-error";
import type { Db } from "@/database/open";
import { boostOrders } from "@/database/schema";
import { type BoostRequest, readWay } from "@/rules/boost/boost-request";
import { ACCEPT_HOURS } from "@/rules/boost/boost-terms";
import { checkReservation } from "@/rules/orders/order-limits";
import { underNewOrderNum } from "@/rules/orders/order-num";
import type { Config } from "../../config";
import type { Deps } from "../../deps";
import { takeFromBalance } from "../accounts/balance";
import { recordPayment } from "../ledger/record-payment";
import { lockBuyer, readBuyerHistory } from "../order-terms/buyer-history";
import { BALANCE_CHANNEL, isOffered } from "../order-terms/channels";
import type { BoostOrder } from "../order-terms/order-result";
import { after, PAY_WINDOW_S } from "../order-terms/order-terms";
import { priceWay } from "./price-boost";

export interface CreateBoostInput extends BoostRequest {
  requestId: string;
  channelId: number;
  /** What the buyer was shown. */
  expectedFen: number;
}

/**
 * Placeholders a boost order, once for each request id. The price is reckoned anew: a link carries what is wanted, never
 * what it costs.
 * @throws ApiError what readWay and checkReservation throw, channelUnknown, priceChanged, balanceShort; orderMismatch when the request id
 * was used for something else
 */
export async function buildBoost(
  {
    db,
    clock,
    config,
    payments,
  }: Pick<Deps, "db" | "clock" | "payments"> & { config: Pick<Config, "orderLimits"> },
  userId: number,
  ask: CreateBoostInput,
): Promise<BoostOrder> {
  const way = readWay(ask);
  if (!isOffered({ payments }, ask.channelId)) throw new ApiError("channelUnknown");
  const now = clock.now();
  return db.transaction(async (tx) => {
    await tx.execute(sql`select ${lockBuyer(userId)}`);
    const known = await placedBefore(tx, userId, ask);
    if (known) return known;
    if (ask.channelId !== BALANCE_CHANNEL) {
      const history = await readBuyerHistory(tx, userId, NO_LISTING, now);
      checkReservation(history, config.orderLimits, { quantity: 0, now });
    }
    const { fen, stars, hours } = await priceWay(tx, way);
    if (ask.expectedFen !== fen) throw new ApiError("priceChanged");
    const fromBalance = ask.channelId === BALANCE_CHANNEL;
    const draft = {
      requestId: ask.requestId,
      userId,
      partitionId: ask.partitionId,
      startId: ask.startId,
      targetId: ask.targetId,
      inscription: ask.inscription,
      partitionName: way.partition.name,
      startName: way.start.name,
      targetName: way.target.name,
      stars,
      hours,
      totalFen: fen,
      channelId: ask.channelId,
      status: fromBalance ? "waiting" : "pending",
      deliverBy: fromBalance ? after(now, ACCEPT_HOURS * 3600) : null,
      createdAt: now,
      expiresAt: after(now, PAY_WINDOW_S),
      paidAt: fromBalance ? now : null,
    } as const;
    return underNewOrderNum(now, async (number) => {
      const [order] = await tx
        .insert(boostOrders)
        .values({ orderNum: boostOrderNum(number), ...draft })
        .onConflictDoNothing()
        .returning();
      if (!order) return (await placedBefore(tx, userId, ask)) ?? undefined;
      if (fromBalance) {
        await takeFromBalance(tx, userId, fen);
        await recordPayment(tx, order, now);
      }
      return order;
    });
  });
}

async function placedBefore(
  tx: Db,
  userId: number,
  ask: CreateBoostInput,
): Promise<BoostOrder | null> {
  const [known] = await tx
    .select()
    .from(boostOrders)
    .where(and(eq(boostOrders.userId, userId), eq(boostOrders.requestId, ask.requestId)));
  if (!known) return null;
  const same =
    known.partitionId === ask.partitionId &&
    known.startId === ask.startId &&
    known.targetId === ask.targetId &&
    known.inscription === ask.inscription &&
    known.channelId === ask.channelId;
  if (!same) throw new ApiError("orderMismatch");
  return known;
}

const NO_LISTING = { goodsId: 0, specId: 0 };

/** 23 digits that begin with 7, where the numbers of goods begin with the year. */
const boostOrderNum = (number: string): string => `7${number}`;
