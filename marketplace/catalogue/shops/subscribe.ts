import { ApiError } from "@storefront/contract/api-error";
import type { subscribeAnswer } from "@storefront/contract/discovery/shop";
import { eq } from "drizzle-orm";
import type * as z from "zod";
import type { Db } from "../../database/db";
import { envelopes, sellers } from "../../database/schema";
import type { Deps } from "../../deps";
import { isFollowGift, takeCoupon } from "../../promotion/promotion";
import { type Follower, follow, readFollows, unfollow } from "./follow";

/**
 * Follows a shop (action 1) or unfollows it (action 2). Idempotent. Following gives the shop's gift coupon in the same
 * transaction, once ever and while stocks last.
 * @throws ApiError `sellerNotFound`
 */
export async function subscribe(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, sellerId, action }: Follower & { action: number },
): Promise<z.output<typeof subscribeAnswer>> {
  if ((await db.$count(sellers, eq(sellers.id, sellerId))) === 0) {
    throw new ApiError("sellerNotFound");
  }
  const now = clock.now();
  const expire_text = await db.transaction(async (tx) => {
    if (action === 1) {
      await follow(tx, { userId, sellerId, now });
      return giveGift(tx, { userId, sellerId, now });
    }
    await unfollow(tx, { userId, sellerId });
    return "";
  });
  return { ...(await readFollows(db, sellerId, userId)), expire_text };
}

/** @returns the coupon's expiry text, "" when none was given */
async function giveGift(tx: Db, { userId, sellerId, now }: Follower & { now: Date }) {
  const [gift] = await tx
    .select()
    .from(envelopes)
    .where(isFollowGift(sellerId))
    .orderBy(envelopes.id)
    .limit(1);
  if (!gift) return "";
  const taken = await takeCoupon(tx, { userId, envelope: gift, now });
  return typeof taken === "string" ? "" : taken.expireText;
}
