import { and, countDistinct, desc, eq, gte, inArray, sql } from "drizzle-orm";
import type * as z from "zod";
import type { homeSeller } from "@/contract/home";
import type { Db } from "@/database/open";
import { comments, goods, sellers } from "@/database/schema";
import { LISTED, readSeller } from "../goods/read-seller";

/** Shops on the home page, and goods of each (product §2 Home screen). */
const SHOPS = 5;
const GOODS_EACH = 3;
/** Best sellers looked at: not each of them has enough goods and a good review. */
const CANDIDATES = 25;
/** Points of 5 from which on a review is a testimonial. */
const GOOD_SCORE = 4;
/** A goods id that no goods have: nothing is left out of what a seller recommends. */
const BESIDE_NONE = 0;

/** The five shops that sold most, of those with three goods on sale and a buyer's good word for one of them. */
export async function readTopSellers(db: Db): Promise<z.output<typeof homeSeller>[]> {
  const candidates = await readCandidates(db);
  const said = await readTestimonials(db, candidates);
  const ids = candidates.filter((id) => said.has(id)).slice(0, SHOPS);
  const reviewers = await countReviewers(db, ids);
  const shops = await Promise.all(
    ids.map(async (id) => {
      const testimonial = said.get(id);
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

/** For each seller the best review; of several the longest, which is the most informative. */
async function readTestimonials(
  db: Db,
  ids: number[],
): Promise<Map<number, z.output<typeof homeSeller>["testimonial"]>> {
  const rows = await db
    .selectDistinctOn([goods.sellerId], { comment: comments, goods })
    .from(comments)
    .innerJoin(goods, eq(goods.id, comments.goodsId))
    .where(and(inArray(goods.sellerId, ids), LISTED, gte(comments.score, GOOD_SCORE)))
    .orderBy(
      goods.sellerId,
      desc(comments.score),
      sql`char_length(${comments.content}) desc`,
      desc(comments.id),
    );
  return new Map(
    rows.map(({ comment, goods: about }) => [
      about.sellerId,
      {
        nickname: comment.nickname,
        head_img_url: comment.headImgUrl,
        score: comment.score,
        content: comment.content,
        spec_name: comment.specName,
        created_at: comment.createdAt.toISOString(),
        goods_id: about.id,
        goods_name: about.name,
      },
    ]),
  );
}

/** Different buyers who reviewed a seller's goods. A review knows its buyer by nickname alone. */
async function countReviewers(db: Db, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: goods.sellerId, buyers: countDistinct(comments.nickname) })
    .from(comments)
    .innerJoin(goods, eq(goods.id, comments.goodsId))
    .where(and(inArray(goods.sellerId, ids), LISTED))
    .groupBy(goods.sellerId);
  return new Map(rows.map(({ id, buyers }) => [id, buyers]));
}
