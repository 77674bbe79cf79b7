import { ApiError } from "@storefront/contract/api-error";
import { hoursText, isOpen, openingText } from "@storefront/contract/boosts/boost-hours";
import { and, eq, sql } from "drizzle-orm";
import { takeFromBalance } from "../accounts/accounts";
import type { Config } from "../config";
import type { Db } from "../database/db";
import { boostOrders } from "../database/schema";
import type { Deps } from "../deps";
import { recordPayment } from "../ledger/ledger";
import {
  after,
  BALANCE_CHANNEL,
  type BoostOrder,
  checkReservation,
  isOffered,
  lockBuyer,
  PAY_WINDOW_S,
  readBuyerHistory,
  withNewOrderNum,
} from "../order-records/order-records";
import { findBoostGame, hoursOf, type StoredBoostGame } from "./find-boost-game";
import { type BoostRequest, validateBoostRequest } from "./rules/boost-request";
import { ACCEPT_HOURS } from "./rules/boost-terms";
import { priceOfBoost } from "./rules/price-boost";

export interface CreateBoostInput extends BoostRequest {
  requestId: string;
  channelId: number;
  /** Key of the brand on whose site it is ordered; "" when that is not known. */
  brand: string;
  /** The price that the buyer was shown. */
  expectedFen: number;
}

/**
 * Places a boost order, once per request id. The price is recomputed: the request never carries a trusted price.
 * @throws ApiError `channelUnknown`, `boostClosed`, `priceChanged`, `balanceShort`, `orderMismatch` (the request id was used for other
 * content), and those of findBoostGame, validateBoostRequest and checkReservation
 */
export async function buildBoost(
  {
    db,
    clock,
    config,
    payments,
  }: Pick<Deps, "db" | "clock" | "payments"> & { config: Pick<Config, "orderLimits"> },
  userId: number,
  input: CreateBoostInput,
): Promise<BoostOrder> {
  if (!isOffered({ payments }, input.channelId)) throw new ApiError("channelUnknown");
  const now = clock.now();
  return db.transaction(async (tx) => {
    await tx.execute(sql`select ${lockBuyer(userId)}`);
    const known = await findPlaced(tx, userId, input);
    if (known) return known;
    if (input.channelId !== BALANCE_CHANNEL) {
      const history = await readBuyerHistory(tx, userId, NO_LISTING, now);
      checkReservation(history, config.orderLimits, { quantity: 0, now });
    }
    const game = await findBoostGame(tx, input.gameId);
    expectOpen(game, now);
    const boost = validateBoostRequest(game, input);
    const { fen, stars, hours } = priceOfBoost(game, boost);
    if (input.expectedFen !== fen) throw new ApiError("priceChanged");
    const fromBalance = input.channelId === BALANCE_CHANNEL;
    const draft = {
      requestId: input.requestId,
      userId,
      gameId: game.id,
      gameName: game.name,
      partitionId: input.partitionId,
      startId: input.startId,
      targetId: input.targetId,
      inscription: input.inscription,
      partitionName: boost.partition.name,
      startName: boost.start.name,
      targetName: boost.target.name,
      stars,
      hours,
      totalFen: fen,
      channelId: input.channelId,
      brand: input.brand,
      status: fromBalance ? "waiting" : "pending",
      deliverBy: fromBalance ? after(now, ACCEPT_HOURS * 3600) : null,
      createdAt: now,
      expiresAt: after(now, PAY_WINDOW_S),
      paidAt: fromBalance ? now : null,
    } as const;
    return withNewOrderNum(now, async (number) => {
      const [order] = await tx
        .insert(boostOrders)
        .values({ orderNum: boostOrderNum(number), ...draft })
        .onConflictDoNothing()
        .returning();
      if (!order) return (await findPlaced(tx, userId, input)) ?? undefined;
      if (fromBalance) {
        await takeFromBalance(tx, userId, fen);
        await recordPayment(tx, order, now);
      }
      return order;
    });
  });
}

/** @throws ApiError `boostClosed` outside of the opening hours, with the next opening */
function expectOpen(game: StoredBoostGame, now: Date): void {
  const hours = hoursOf(game);
  if (hours === null || isOpen(hours, now)) return;
  const msg = `${game.name}代练 ${hoursText(hours)} 接单，请在${openingText(hours, now)} 之后下单`;
  throw new ApiError("boostClosed", { msg });
}

async function findPlaced(
  tx: Db,
  userId: number,
  input: CreateBoostInput,
): Promise<BoostOrder | null> {
  const [known] = await tx
    .select()
    .from(boostOrders)
    .where(and(eq(boostOrders.userId, userId), eq(boostOrders.requestId, input.requestId)));
  if (!known) return null;
  const same =
    known.gameId === input.gameId &&
    known.partitionId === input.partitionId &&
    known.startId === input.startId &&
    known.targetId === input.targetId &&
    known.inscription === input.inscription &&
    known.channelId === input.channelId;
  if (!same) throw new ApiError("orderMismatch");
  return known;
}

const NO_LISTING = { goodsId: 0, specId: 0 };

/** 23 digits that start with 7; order numbers of goods start with the year. */
const boostOrderNum = (number: string): string => `7${number}`;
