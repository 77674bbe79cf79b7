import { BOOST_GAME_ID, BOOSTER_ACCEPT_S } from "@storefront/contract/boosts/boost-terms";
import { CONFIRM_HOURS } from "@storefront/contract/orders/confirm-hours";
import {
  findBoostGame,
  GRACE_HOURS,
  priceOfBoost,
  type StoredBoostGame,
  validateBoostRequest,
} from "@storefront/marketplace/boosts/boosts";
import type { Db } from "@storefront/marketplace/database/db";
import { boosters, boostOrders, users } from "@storefront/marketplace/database/schema";
import { recordPayment } from "@storefront/marketplace/ledger/ledger";
import { after } from "@storefront/marketplace/order-records/order-records";
import { dueAt } from "../boosters/pace";
import { BOOSTERS, boosterOf } from "../boosters/simulated-boosters";

/** Minutes ago, from, to, inscription, partition. Ids are those of the rank ladder. */
const SOLD = [
  [2, 50203, 60101, 120, 11],
  [5, 40102, 50101, 90, 12],
  [9, 60303, 70105, 150, 11],
  [14, 30201, 40301, 45, 21],
  [22, 50500, 60202, 130, 22],
  [31, 70103, 70212, 150, 11],
  [43, 20301, 30404, 0, 12],
  [58, 60102, 60402, 150, 21],
  [76, 50101, 50504, 110, 11],
  [95, 40303, 50205, 75, 12],
  [131, 60504, 70108, 150, 22],
  [164, 30103, 50102, 60, 11],
  [222, 50405, 60305, 140, 21],
  [305, 70215, 70222, 150, 12],
  [388, 40201, 40404, 30, 11],
  [467, 60202, 70103, 150, 11],
] as const;

const BUYERS = ["阿越", "半糖去冰", "橘子汽水", "晚风", "星河入梦", "不吃香菜"] as const;
const MINUTE_MS = 60_000;
const NUMBER_DIGITS = 22;

/** Inserts the simulated boosters, verified and online. */
export async function insertBoosters(db: Db, now: Date): Promise<void> {
  const shared = { verified: true, online: true, createdAt: now };
  await db.insert(boosters).values(BOOSTERS.map((booster) => ({ ...booster, ...shared })));
}

/**
 * Inserts boost orders of the last hours for the ticker of the sandbox. Their buyers have no phone and cannot log in.
 */
export async function insertBoosts(db: Db, now: Date): Promise<void> {
  const buyers = await db
    .insert(users)
    .values(
      BUYERS.map((nickname, index) => ({
        nickname,
        headImgUrl: `/media/avatars/${index + 50}.webp`,
        createdAt: now,
      })),
    )
    .returning({ id: users.id });
  const game = await findBoostGame(db, BOOST_GAME_ID);
  const rows = SOLD.map((sold, index) => {
    const buyer = buyers[index % buyers.length];
    if (!buyer) throw new Error("there are no sample buyers");
    return rowOf({ game, sold, index, userId: buyer.id }, now);
  });
  await db.insert(boostOrders).values(rows);
  for (const row of rows) await recordPayment(db, row, row.paidAt ?? now);
}

interface SampleBoost {
  game: StoredBoostGame;
  sold: (typeof SOLD)[number];
  index: number;
  userId: number;
}

function rowOf(
  { game, sold, index, userId }: SampleBoost,
  now: Date,
): typeof boostOrders.$inferInsert {
  const [minutesAgo, startId, targetId, inscription, partitionId] = sold;
  const choice = { startId, targetId, inscription, partitionId };
  const boost = validateBoostRequest(game, { gameId: game.id, ...choice });
  const { fen, stars, hours } = priceOfBoost(game, boost);
  const paidAt = new Date(now.getTime() - minutesAgo * MINUTE_MS);
  const orderNum = `7${String(index + 1).padStart(NUMBER_DIGITS, "0")}`;
  const acceptedAt = new Date(paidAt.getTime() + BOOSTER_ACCEPT_S * 1000);
  const due = dueAt({ begunAt: acceptedAt, hours });
  const done = due <= now;
  const { name, head } = boosterOf(orderNum);
  return {
    orderNum,
    requestId: `sample-${index + 1}`,
    userId,
    gameId: game.id,
    gameName: game.name,
    partitionId,
    startId,
    targetId,
    inscription,
    partitionName: boost.partition.name,
    startName: boost.start.name,
    targetName: boost.target.name,
    stars,
    hours,
    totalFen: fen,
    channelId: 2,
    status: done ? "done" : "accepted",
    boosterName: name,
    boosterHead: head,
    boosterVerified: true,
    createdAt: paidAt,
    expiresAt: paidAt,
    paidAt,
    acceptedAt,
    begunAt: acceptedAt,
    deliverBy: after(acceptedAt, (hours + GRACE_HOURS) * 3600),
    doneAt: done ? due : null,
    confirmBy: done ? after(due, CONFIRM_HOURS * 3600) : null,
  };
}
