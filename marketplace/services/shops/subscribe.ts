import { eq } from "drizzle-orm";
import type * as z from "zod";
import { ApiError } from "@/contract/api-error";
import type { subscribeAnswer } from "@/contract/shop";
import type { Db } from "@/database/open";
import { envelopes, sellers } from "@/database/schema";
import type { Deps } from "../../deps";
import { isFollowGift } from "../coupons/for-goods";
import { takeEnvelope } from "../coupons/take-envelope";
import { type Follower, follow, readFollows, unfollow } from "./follow";

/**
 * Follows a shop (action 1) or no longer follows it (action 2); doing the same again changes nothing. A buyer who follows
 * gets the shop's gift coupon with it, in the same transaction: once ever, while there are any.
 * @throws ApiError sellerNotFound
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

/** @returns how long the coupon can be used, "" when there is none to give */
async function giveGift(tx: Db, { userId, sellerId, now }: Follower & { now: Date }) {
  const [gift] = await tx
    .select()
    .from(envelopes)
    .where(isFollowGift(sellerId))
    .orderBy(envelopes.id)
    .limit(1);
  if (!gift) return "";
  const taken = await takeEnvelope(tx, { userId, envelope: gift, now });
  return typeof taken === "string" ? "" : taken.expireText;
}
