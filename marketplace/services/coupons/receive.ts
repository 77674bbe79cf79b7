import { and, eq, lt, or, sql } from "drizzle-orm";
import { ApiError } from "../../api-error";
import { envelopes, userEnvelopes } from "../../db/schema";
import type { Deps } from "../../deps";
import { liveGoods } from "../goods/live-goods";
import { appliesTo } from "./for-goods";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Claims a coupon on a goods page: once for each user, while there are any (spec §7 receive_envelope).
 * @returns words for how long it can be used
 * @throws ApiError goodsNotFound, couponGone (also when it is not a coupon of these goods), couponHad
 */
export async function receiveEnvelope(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, envelopeId, goodsId }: { userId: number; envelopeId: number; goodsId: number },
): Promise<{ expire_text: string }> {
  const goods = await liveGoods(db, goodsId);
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [envelope] = await tx
      .select({ validDays: envelopes.validDays })
      .from(envelopes)
      .where(
        and(
          eq(envelopes.id, envelopeId),
          appliesTo(goods),
          or(envelopes.claimable, envelopes.subscribeGift),
        ),
      );
    if (!envelope) throw new ApiError("couponGone");
    const expiresAt = new Date(now.getTime() + envelope.validDays * DAY_MS);
    const received = await tx
      .insert(userEnvelopes)
      .values({ userId, envelopeId, status: "unused", expiresAt, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: userEnvelopes.id });
    if (received.length === 0) throw new ApiError("couponHad");
    const counted = await tx
      .update(envelopes)
      .set({ claimed: sql`${envelopes.claimed} + 1` })
      .where(and(eq(envelopes.id, envelopeId), lt(envelopes.claimed, envelopes.total)))
      .returning({ id: envelopes.id });
    if (counted.length === 0) throw new ApiError("couponGone");
    return { expire_text: `有效期至 ${inChina.format(expiresAt)}` };
  });
}

const inChina = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Shanghai",
  dateStyle: "short",
  timeStyle: "short",
});
