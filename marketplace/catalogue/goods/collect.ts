import { and, eq, exists, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../database/db";
import { collects, goods } from "../../database/schema";
import { singleRow } from "../../database/single-row";
import type { Deps } from "../../deps";
import { nowPriceFen } from "./listing-columns";
import { liveGoods } from "./live-goods";

interface CollectState {
  collect_goods: 0 | 1;
  collect_quantity: number;
  want_count: number;
}

/**
 * Adds goods to the user's collection (action 1) or removes them (action 2). Idempotent (product §4).
 * @throws ApiError `goodsNotFound`
 */
export async function collectGoods(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, goodsId, action }: { userId: number; goodsId: number; action: number },
): Promise<CollectState> {
  await liveGoods(db, goodsId);
  if (action === 1) {
    const listed = singleRow(
      await db.select({ priceFen: nowPriceFen }).from(goods).where(eq(goods.id, goodsId)),
    );
    await db
      .insert(collects)
      .values({ userId, goodsId, priceFen: listed.priceFen, createdAt: clock.now() })
      .onConflictDoNothing();
  } else {
    await db.delete(collects).where(rowOf(userId, goodsId));
  }
  return readCollects(db, goodsId, userId);
}

/** Reads how many users have collected (and thereby want) the goods, and whether this user has. */
async function readCollects(db: Db, goodsId: number, userId: number): Promise<CollectState> {
  const rows = await db.select(collectsOf(db, userId)).from(goods).where(eq(goods.id, goodsId));
  return showCollects(singleRow(rows));
}

/** Selects from `goods` what showCollects needs. @param userId 0 for nobody */
export const collectsOf = (db: Db, userId: number | Placeholder) => ({
  baseCollects: goods.baseCollects,
  wantCount: goods.wantCount,
  collectors: sql<number>`${db.$count(collects, eq(collects.goodsId, goods.id))}::int`,
  isCollected: exists(
    db.select({ one: sql`1` }).from(collects).where(rowOf(userId, goods.id)),
  ) as SQL<boolean>,
});

export const showCollects = ({
  baseCollects,
  wantCount,
  collectors,
  isCollected,
}: {
  baseCollects: number;
  wantCount: number;
  collectors: number;
  isCollected: boolean;
}): CollectState => ({
  collect_goods: isCollected ? 1 : 0,
  collect_quantity: baseCollects + collectors,
  want_count: wantCount + collectors,
});

const rowOf = (userId: number | Placeholder, goodsId: number | AnyPgColumn) =>
  and(eq(collects.userId, userId), eq(collects.goodsId, goodsId));
