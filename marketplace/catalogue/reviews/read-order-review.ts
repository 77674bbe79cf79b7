import type { OrderReview } from "@storefront/contract/listing/review";
import { REVIEW_EDIT_DAYS } from "@storefront/contract/listing/review-terms";
import { eq } from "drizzle-orm";
import type { Db } from "../../database/db";
import { comments } from "../../database/schema";
import type { Deps } from "../../deps";
import { readReviewImages } from "./review-images";

export type Review = typeof comments.$inferSelect;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Until when the buyer can change a review. */
export const editableUntil = ({ createdAt }: Pick<Review, "createdAt">): Date =>
  new Date(createdAt.getTime() + REVIEW_EDIT_DAYS * DAY_MS);

/** Reads the review of an order; undefined without one. */
export async function findReview(db: Db, orderId: number): Promise<Review | undefined> {
  const [review] = await db.select().from(comments).where(eq(comments.orderId, orderId));
  return review;
}

/** Returns a review as its buyer sees it, hidden or not; the caller must check whose it is. */
export async function showOrderReview(
  deps: Pick<Deps, "db" | "clock" | "config">,
  review: Review,
): Promise<OrderReview> {
  const { reply, repliedAt, editedAt, hiddenReason } = review;
  const until = editableUntil(review);
  return {
    score: review.score,
    content: review.content,
    images: (await readReviewImages(deps, [review.id])).get(review.id) ?? [],
    created_at: review.createdAt.toISOString(),
    edited_at: editedAt?.toISOString() ?? null,
    editable_until: until > deps.clock.now() ? until.toISOString() : null,
    reply: replyOf({ reply, repliedAt }),
    hidden_reason: hiddenReason,
  };
}

/** The seller's reply on the wire. */
export const replyOf = ({ reply, repliedAt }: Pick<Review, "reply" | "repliedAt">) =>
  reply === null || repliedAt === null
    ? null
    : { content: reply, created_at: repliedAt.toISOString() };
