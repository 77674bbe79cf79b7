import { ApiError } from "@storefront/contract/api-error";
import { withdrawTexts, writeShopTexts } from "@storefront/marketplace/catalogue/catalogue";
import type { Db } from "@storefront/marketplace/database/db";
import { goods, promiseReviews } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { and, eq, isNotNull } from "drizzle-orm";
import { type Actor, recordAudit } from "../audit/record-audit";
import { lockListing } from "../listings/lock-listing";

type Review = typeof promiseReviews.$inferSelect;
type ReviewDeps = Pick<Deps, "db" | "clock">;

const MAX_ID = 2_147_483_647;

/**
 * Approves texts with promises: the listing goes on sale, the shop shows them. @throws ApiError `goodsNotFound` when
 * the review is not open
 */
export const agreeToPromise = (deps: ReviewDeps, actor: Actor, id: number): Promise<void> =>
  decide(deps, actor, { id, decision: { state: "agreed" } }, async (tx, review, now) => {
    await writeShopTexts(tx, review);
    const { goodsId, hash, relists, state } = review;
    if (goodsId === null || state === "carried" || !relists) return;
    await tx
      .update(goods)
      .set({ removedAt: null, updatedAt: now })
      .where(and(eq(goods.id, goodsId), eq(goods.reviewHash, hash), isNotNull(goods.removedAt)));
  });

/**
 * Refuses texts that promise: the listing is not on sale until they are written anew, and the shop does not show them.
 * @throws ApiError `goodsNotFound` when the review is not open
 */
export const refusePromise = (
  deps: ReviewDeps,
  actor: Actor,
  id: number,
  reason: string,
): Promise<void> =>
  decide(deps, actor, { id, decision: { state: "refused", reason } }, async (tx, review, now) => {
    if (review.state === "carried") await withdrawTexts(tx, review, now);
  });

interface Decision {
  /** Of the review. */
  id: number;
  decision: { state: "agreed" } | { state: "refused"; reason: string };
}

async function decide(
  { db, clock }: ReviewDeps,
  actor: Actor,
  { id, decision }: Decision,
  apply: (tx: Db, review: Review, now: Date) => Promise<void>,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const review = await findOpen(tx, id);
    await tx
      .update(promiseReviews)
      .set({ ...decision, decidedAt: now, decidedBy: actor.name })
      .where(eq(promiseReviews.id, id));
    await apply(tx, review, now);
    const subject =
      review.goodsId === null ? `seller ${review.sellerId}` : `listing ${review.goodsId}`;
    const before = { state: review.state, texts: review.texts, hash: review.hash };
    const action = decision.state === "agreed" ? "promise.agree" : "promise.refuse";
    await recordAudit(tx, actor, { action, subject, before, after: decision }, now);
  });
}

/** Locks the listing before the review, as edits do. */
async function findOpen(tx: Db, id: number): Promise<Review> {
  const gone = new ApiError("goodsNotFound", { msg: "这条已经处理过，或文字已经改了" });
  if (id > MAX_ID) throw gone;
  const [seen] = await tx.select().from(promiseReviews).where(eq(promiseReviews.id, id));
  if (!seen) throw gone;
  if (seen.goodsId !== null) await lockListing(tx, seen.goodsId);
  const [review] = await tx
    .select()
    .from(promiseReviews)
    .where(eq(promiseReviews.id, id))
    .for("update");
  if (review?.state !== "waiting" && review?.state !== "carried") throw gone;
  return review;
}
