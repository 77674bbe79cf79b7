import type { CallAnswer } from "@storefront/contract/calls";
import { count, desc, eq } from "drizzle-orm";
import type { Db } from "../../database/db";
import { comments } from "../../database/schema";

const PAGE_SIZE = 10;

/** Reads one page (from 1) of the reviews of goods, newest first, with the total and the distribution of scores. */
export async function readComments(
  db: Db,
  goodsId: number,
  page: number,
): Promise<CallAnswer<"goodsComments">> {
  const ofGoods = eq(comments.goodsId, goodsId);
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
    })),
  };
}
