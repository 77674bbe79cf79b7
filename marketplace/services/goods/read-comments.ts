import { count, desc, eq } from "drizzle-orm";
import type * as z from "zod";
import type { goodsDetail } from "@/contract/goods";
import type { Db } from "../../db/open";
import { comments } from "../../db/schema";

/** How many of the newest reviews come with the goods. */
const SHOWN = 20;

export async function readComments(
  db: Db,
  goodsId: number,
): Promise<z.output<typeof goodsDetail>["comments"]> {
  const of = eq(comments.goodsId, goodsId);
  const [total] = await db.select({ rows: count() }).from(comments).where(of);
  const newest = await db
    .select()
    .from(comments)
    .where(of)
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(SHOWN);
  return {
    total: total?.rows ?? 0,
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
