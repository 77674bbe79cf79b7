import { ApiError } from "@storefront/contract/api-error";
import type { OrderReview } from "@storefront/contract/listing/review";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../database/db";
import { comments, orders, rentals, users } from "../../database/schema";
import { singleRow } from "../../database/single-row";
import type { Deps } from "../../deps";
import { anonymousAvatar, anonymousName, type Order } from "../../order-records/order-records";
import { editableUntil, findReview, type Review, showOrderReview } from "./read-order-review";
import { readImageIds, replaceReviewImages } from "./review-images";
import { isReceived } from "./review-state";

interface WrittenReview {
  score: number;
  content: string;
  /** All pictures of the review, in order. */
  imageIds: readonly string[];
}

/**
 * Writes the buyer's review of a received order, or changes it within its days. Locks the order, so that it has one
 * review; a repeated request changes nothing.
 * @throws ApiError `orderNotFound` (also for another user's order), `reviewClosed`, `reviewLocked`, `imageNotFound`
 */
export async function writeReview(
  deps: Pick<Deps, "db" | "clock" | "config">,
  userId: number,
  orderNum: string,
  written: WrittenReview,
): Promise<OrderReview> {
  const now = deps.clock.now();
  const review = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, userId, orderNum);
    const stored = await findReview(tx, order.id);
    return stored === undefined
      ? addReview(tx, order, written, now)
      : changeReview(tx, stored, { ...written, userId }, now);
  });
  return showOrderReview(deps, review);
}

async function lockOrder(tx: Db, userId: number, orderNum: string): Promise<Order> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.orderNum, orderNum), eq(orders.userId, userId)))
    .for("no key update");
  if (!order) throw new ApiError("orderNotFound");
  return order;
}

async function addReview(
  tx: Db,
  order: Order,
  { score, content, imageIds }: WrittenReview,
  now: Date,
): Promise<Review> {
  const [rental] = await tx.select().from(rentals).where(eq(rentals.orderId, order.id));
  const isOver = rental !== undefined && (rental.closedAt !== null || rental.endsAt <= now);
  if (!isReceived(order, isOver)) throw new ApiError("reviewClosed");
  const { userId } = order;
  const buyer = singleRow(await tx.select().from(users).where(eq(users.id, userId)));
  const review = singleRow(
    await tx
      .insert(comments)
      .values({
        orderId: order.id,
        goodsId: order.goodsId,
        nickname: anonymousName(buyer.nickname),
        headImgUrl: anonymousAvatar(order),
        ...{ score, content },
        specName: order.specName,
        createdAt: now,
      })
      .returning(),
  );
  await replaceReviewImages(tx, { userId, commentId: review.id, imageIds }, now);
  return review;
}

async function changeReview(
  tx: Db,
  stored: Review,
  { userId, score, content, imageIds }: WrittenReview & { userId: number },
  now: Date,
): Promise<Review> {
  const { id: commentId } = stored;
  const ids = await readImageIds(tx, commentId);
  const isSame =
    stored.score === score && stored.content === content && ids.join() === imageIds.join();
  if (isSame) return stored;
  if (editableUntil(stored) <= now) throw new ApiError("reviewLocked");
  await replaceReviewImages(tx, { userId, commentId, imageIds }, now);
  const changed = await tx
    .update(comments)
    .set({ score, content, editedAt: now })
    .where(eq(comments.id, commentId))
    .returning();
  return singleRow(changed);
}
