import type { Db } from "@storefront/marketplace/database/db";
import { goods, promiseReviews } from "@storefront/marketplace/database/schema";
import { and, eq, getTableColumns } from "drizzle-orm";

type Review = typeof promiseReviews.$inferSelect;

/** @returns the review of a listing's present texts; null when they promise nothing */
export async function findReview(tx: Db, goodsId: number): Promise<Review | null> {
  const [review] = await tx
    .select(getTableColumns(promiseReviews))
    .from(promiseReviews)
    .innerJoin(
      goods,
      and(eq(goods.id, promiseReviews.goodsId), eq(goods.reviewHash, promiseReviews.hash)),
    )
    .where(eq(goods.id, goodsId));
  return review ?? null;
}

/** Whether nothing but an agreement keeps a listing off sale. */
export async function waitsForAgreement(tx: Db, goodsId: number): Promise<boolean> {
  const review = await findReview(tx, goodsId);
  return review !== null && isOpen(review) && review.relists;
}

/** Sets whether the approval of a listing's waiting texts puts it on sale. */
export async function setRelists(tx: Db, goodsId: number, relists: boolean): Promise<void> {
  const isWaiting = and(eq(promiseReviews.goodsId, goodsId), eq(promiseReviews.state, "waiting"));
  await tx.update(promiseReviews).set({ relists }).where(isWaiting);
}

/** Whether its texts are not to be shown. */
export const isOpen = ({ state }: Pick<Review, "state">): boolean =>
  state === "waiting" || state === "refused";
