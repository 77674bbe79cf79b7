import type { CallAnswer } from "@storefront/contract/calls";
import { and, count, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { comments } from "../../database/schema";
import type { Deps } from "../../deps";
import { replyOf } from "../reviews/read-order-review";
import { readReviewImages } from "../reviews/review-images";

const PAGE_SIZE = 10;

/** Matches reviews that everyone may read: of received orders, and not hidden. */
export const IS_PUBLIC = and(isNotNull(comments.orderId), isNull(comments.hiddenAt));

/** Reads one page (from 1) of the public reviews of goods, newest first, with the total and the distribution of scores. */
export async function readComments(
  deps: Pick<Deps, "db" | "clock" | "config">,
  goodsId: number,
  page: number,
): Promise<CallAnswer<"goodsComments">> {
  const { db } = deps;
  const ofGoods = and(eq(comments.goodsId, goodsId), IS_PUBLIC);
  const counted = await db
    .select({ score: comments.score, rows: count() })
    .from(comments)
    .where(ofGoods)
    .groupBy(comments.score);
  const scores = [1, 2, 3, 4, 5].map(
    (score) => counted.find((it) => it.score === score)?.rows ?? 0,
  );
  const newest = await db
    .select()
    .from(comments)
    .where(ofGoods)
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const pictures = await readReviewImages(
    deps,
    newest.map(({ id }) => id),
  );
  return {
    total: scores.reduce((sum, rows) => sum + rows, 0),
    scores,
    page_size: PAGE_SIZE,
    list: newest.map((comment) => ({
      nickname: comment.nickname,
      head_img_url: comment.headImgUrl,
      score: comment.score,
      content: comment.content,
      spec_name: comment.specName,
      created_at: comment.createdAt.toISOString(),
      edited: comment.editedAt === null ? 0 : 1,
      images: pictures.get(comment.id) ?? [],
      reply: replyOf(comment),
    })),
  };
}
