import { and, eq } from "drizzle-orm";
import type { Db } from "../../database/db";
import { onlyRow } from "../../database/only-row";
import { collects, goods } from "../../database/schema";
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
  const live = await liveGoods(db, goodsId);
  if (action === 1) {
    const listed = onlyRow(
      await db.select({ priceFen: nowPriceFen }).from(goods).where(eq(goods.id, goodsId)),
    );
    await db
      .insert(collects)
      .values({ userId, goodsId, priceFen: listed.priceFen, createdAt: clock.now() })
      .onConflictDoNothing();
  } else {
    await db.delete(collects).where(rowOf(userId, goodsId));
  }
  return readCollects(db, live, userId);
}

/** Reads how many users have collected (and thereby want) the goods, and whether this user has. */
export async function readCollects(
  db: Db,
  {
    id,
    baseCollects,
    wantCount,
  }: Pick<typeof goods.$inferSelect, "id" | "baseCollects" | "wantCount">,
  userId: number | null,
): Promise<CollectState> {
  const here = await db.$count(collects, eq(collects.goodsId, id));
  const mine = userId === null ? [] : await db.select().from(collects).where(rowOf(userId, id));
  return {
    collect_goods: mine.length > 0 ? 1 : 0,
    collect_quantity: baseCollects + here,
    want_count: wantCount + here,
  };
}

const rowOf = (userId: number, goodsId: number) =>
  and(eq(collects.userId, userId), eq(collects.goodsId, goodsId));
