import { and, eq } from "drizzle-orm";
import type { Db } from "../../database/db";
import { sellers, subscriptions } from "../../database/schema";
import { singleRow } from "../../database/single-row";

export interface Follower {
  userId: number;
  sellerId: number;
}

/** Follows a shop. Idempotent. */
export async function follow(tx: Db, { userId, sellerId, now }: Follower & { now: Date }) {
  await tx.insert(subscriptions).values({ userId, sellerId, createdAt: now }).onConflictDoNothing();
}

/** Unfollows a shop. Idempotent. */
export async function unfollow(tx: Db, follower: Follower) {
  await tx.delete(subscriptions).where(rowOf(follower));
}

/** Reads the number of followers, and whether this user follows the shop. @param userId null when not logged in */
export async function readFollows(
  db: Db,
  sellerId: number,
  userId: number | null,
): Promise<{ subscribe_user: 0 | 1; subscribe_quantity: number }> {
  const columns = { base: sellers.baseSubscribers };
  const shop = singleRow(await db.select(columns).from(sellers).where(eq(sellers.id, sellerId)));
  const followers = await db.$count(subscriptions, eq(subscriptions.sellerId, sellerId));
  const mine = userId === null ? 0 : await db.$count(subscriptions, rowOf({ userId, sellerId }));
  return {
    subscribe_user: mine > 0 ? 1 : 0,
    subscribe_quantity: shop.base + followers,
  };
}

const rowOf = ({ userId, sellerId }: Follower) =>
  and(eq(subscriptions.userId, userId), eq(subscriptions.sellerId, sellerId));
