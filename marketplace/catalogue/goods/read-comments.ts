import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import { and, count, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "../../database/db";
import { jsonRows } from "../../database/json-rows";
import { comments, goods } from "../../database/schema";
import type { Deps } from "../../deps";
import { showPublicImage } from "../../pictures/pictures";
import { replyOf } from "../reviews/read-order-review";
import { imagesOfComments, type StoredImage } from "../reviews/review-images";
import { isLive } from "./live-goods";

const PAGE_SIZE = 10;

/** Matches reviews that everyone may read: of received orders, and not hidden. */
export const IS_PUBLIC = and(isNotNull(comments.orderId), isNull(comments.hiddenAt));

/**
 * Reads one page (from 1) of the public reviews of goods, newest first, with the total and the distribution of scores.
 * @throws ApiError `goodsNotFound`
 */
export async function readComments(
  deps: Pick<Deps, "db" | "clock" | "config">,
  goodsId: number,
  page: number,
): Promise<CallAnswer<"goodsComments">> {
  const { db } = deps;
  const columns = commentsOfGoods(db, (page - 1) * PAGE_SIZE);
  const [row] = await db.select(columns).from(goods).where(isLive(goodsId));
  if (!row) throw new ApiError("goodsNotFound");
  return showComments(deps, row);
}

/** Selects for the row of `goods` what showComments needs of a page of reviews. */
export function commentsOfGoods(db: Db, offset = 0) {
  const ofGoods = and(eq(comments.goodsId, goods.id), IS_PUBLIC);
  const scores = jsonRows({ score: comments.score, rows: count() }, (row) =>
    db.select(row).from(comments).where(ofGoods).groupBy(comments.score),
  );
  const newest = jsonRows({ ...COMMENT, images: imagesOfComments(db) }, (row) =>
    db
      .select(row)
      .from(comments)
      .where(ofGoods)
      .orderBy(desc(comments.createdAt), desc(comments.id))
      .limit(PAGE_SIZE)
      .offset(offset),
  );
  return { scores, newest };
}

const COMMENT = {
  nickname: comments.nickname,
  headImgUrl: comments.headImgUrl,
  score: comments.score,
  content: comments.content,
  specName: comments.specName,
  createdAt: comments.createdAt,
  editedAt: comments.editedAt,
  reply: comments.reply,
  repliedAt: comments.repliedAt,
};

interface CommentPage {
  scores: { score: number; rows: number }[];
  newest: (Pick<typeof comments.$inferSelect, keyof typeof COMMENT> & { images: StoredImage[] })[];
}

export function showComments(
  deps: Pick<Deps, "clock" | "config">,
  { scores: counted, newest }: CommentPage,
): CallAnswer<"goodsComments"> {
  const scores = [1, 2, 3, 4, 5].map(
    (score) => counted.find((it) => it.score === score)?.rows ?? 0,
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
      images: comment.images.map((image) => showPublicImage(deps, image)),
      reply: replyOf(comment),
    })),
  };
}
