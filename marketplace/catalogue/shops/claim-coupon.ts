import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import { and, eq, or } from "drizzle-orm";
import { envelopes } from "../../database/schema";
import type { Deps } from "../../deps";
import { appliesTo, takeCoupon } from "../../promotion/promotion";
import { liveGoods } from "../goods/live-goods";
import { follow } from "./follow";

/**
 * Claims a coupon on a goods page, once per user while stocks last (product §7 receive_envelope). Claiming the gift for
 * following also follows the seller, in the same transaction.
 * @returns the expiry text and the id of the user's coupon
 * @throws ApiError `goodsNotFound`, `couponGone` (also for a coupon of other goods), `couponHad`
 */
export async function claimCoupon(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, envelopeId, goodsId }: { userId: number; envelopeId: number; goodsId: number },
): Promise<CallAnswer<"receiveEnvelope">> {
  const goods = await liveGoods(db, goodsId);
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [envelope] = await tx
      .select()
      .from(envelopes)
      .where(
        and(
          eq(envelopes.id, envelopeId),
          appliesTo(goods),
          or(envelopes.claimable, envelopes.subscribeGift),
        ),
      );
    if (!envelope) throw new ApiError("couponGone");
    const taken = await takeCoupon(tx, { userId, envelope, now });
    if (taken === "had") throw new ApiError("couponHad");
    if (taken === "gone") throw new ApiError("couponGone");
    if (envelope.subscribeGift) await follow(tx, { userId, sellerId: goods.sellerId, now });
    return { expire_text: taken.expireText, user_envelope_id: taken.id };
  });
}
