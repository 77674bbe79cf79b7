import type { homeSeller } from "@storefront/contract/home";
import { and, countDistinct, desc, eq, gte, inArray, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Db } from "../../database/db";
import { comments, goods, orders, sellers } from "../../database/schema";
import { IS_PUBLIC } from "../goods/read-comments";
import { LISTED, readSeller } from "../goods/read-seller";

/** Shops on the home page, and goods per shop (product §2 Home screen). */
const SHOPS = 5;
const GOODS_EACH = 3;
/** Best sellers to consider, because some have too few goods or no good review. */
const CANDIDATES = 25;
/** Minimum score (of 5) of a testimonial. */
const GOOD_SCORE = 4;
/** Not a goods id: excludes nothing from a seller's recommendations. */
const BESIDE_NONE = 0;

/** Reads the five best-selling shops that have three goods on sale and a good review of one of them. */
export async function readTopSellers(db: Db): Promise<z.output<typeof homeSeller>[]> {
  const candidates = await readCandidates(db);
  const testimonials = await readTestimonials(db, candidates);
  const ids = candidates.filter((id) => testimonials.has(id)).slice(0, SHOPS);
  const reviewers = await countReviewers(db, ids);
  const shops = await Promise.all(
    ids.map(async (id) => {
      const testimonial = testimonials.get(id);
      if (testimonial === undefined) return [];
      const seller = await readSeller(db, id, BESIDE_NONE);
      return {
        ...seller,
        seller_recommend: seller.seller_recommend.slice(0, GOODS_EACH),
        total_reviewers: reviewers.get(id) ?? 0,
        testimonial,
      };
    }),
  );
  return shops.flat();
}

async function readCandidates(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: sellers.id })
    .from(sellers)
    .innerJoin(goods, and(eq(goods.sellerId, sellers.id), LISTED))
    .groupBy(sellers.id)
    .having(sql`count(*) >= ${GOODS_EACH}`)
    .orderBy(desc(sellers.totalSale), sellers.id)
    .limit(CANDIDATES);
  return rows.map(({ id }) => id);
}

/** Reads the best review per seller; of equal scores the longest, as the most informative. */
async function readTestimonials(
  db: Db,
  ids: number[],
): Promise<Map<number, z.output<typeof homeSeller>["testimonial"]>> {
  const rows = await db
    .selectDistinctOn([goods.sellerId], { comment: comments, goods })
    .from(comments)
    .innerJoin(goods, eq(goods.id, comments.goodsId))
    .where(and(inArray(goods.sellerId, ids), LISTED, IS_PUBLIC, gte(comments.score, GOOD_SCORE)))
    .orderBy(
      goods.sellerId,
      desc(comments.score),
      sql`char_length(${comments.content}) desc`,
      desc(comments.id),
    );
  return new Map(
    rows.map(({ comment, goods: reviewed }) => [
      reviewed.sellerId,
      {
        nickname: comment.nickname,
        head_img_url: comment.headImgUrl,
        score: comment.score,
        content: comment.content,
        spec_name: comment.specName,
        created_at: comment.createdAt.toISOString(),
        goods_id: reviewed.id,
        goods_name: reviewed.name,
      },
    ]),
  );
}

/** Counts the buyers who have reviewed a seller's listings. */
async function countReviewers(db: Db, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: goods.sellerId, buyers: countDistinct(orders.userId) })
    .from(comments)
    .innerJoin(orders, eq(orders.id, comments.orderId))
    .innerJoin(goods, eq(goods.id, comments.goodsId))
    .where(and(inArray(goods.sellerId, ids), LISTED, IS_PUBLIC))
    .groupBy(goods.sellerId);
  return new Map(rows.map(({ id, buyers }) => [id, buyers]));
}
