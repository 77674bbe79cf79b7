import type { homeSeller } from "@storefront/contract/discovery/home";
import { and, asc, count, desc, eq, gte, sql } from "drizzle-orm";
import type * as z from "zod";
import {
  IS_PUBLIC,
  profileOfSeller,
  recommendedOfSeller,
  showProfile,
  showRecommended,
} from "../catalogue/catalogue";
import { constantLimit } from "../database/constant-limit";
import type { Db } from "../database/db";
import { prepareOnce } from "../database/prepared-query";
import { comments, goods, sellers, shopListings } from "../database/schema";

/** Shops on the home page, and goods per shop (product §2 Home screen). */
const SHOPS = 5;
const GOODS_EACH = 3;
/** Best sellers to consider, because some have too few goods or no good review. */
const CANDIDATES = 25;
/** Best-selling listings of a shop whose reviews are considered. */
const REVIEWED = 20;
/** Minimum score (of 5) of a testimonial. */
const GOOD_SCORE = 4;
/** Not a goods id: excludes nothing from a seller's recommendations. */
const BESIDE_NONE = 0;

/** Reads the five best-selling shops that have three goods on sale and a good review of one of them. */
export async function readTopSellers(db: Db): Promise<z.output<typeof homeSeller>[]> {
  const shops = await findTopSellers(db, {});
  return shops.map(({ recommended, testimonial, ...profile }) => ({
    ...showProfile(profile),
    seller_recommend: showRecommended(recommended),
    total_reviewers: profile.seller.reviewerCount,
    testimonial: {
      nickname: testimonial.nickname,
      head_img_url: testimonial.headImgUrl,
      score: testimonial.score,
      content: testimonial.content,
      spec_name: testimonial.specName,
      created_at: testimonial.createdAt.toISOString(),
      goods_id: testimonial.goodsId,
      goods_name: testimonial.goodsName,
    },
  }));
}

/** One statement: the candidates with a testimonial, best seller first, and what is shown of the first of them. */
const findTopSellers = prepareOnce((db) => {
  const candidates = bestSellers(db).as("candidates");
  const testimonial = bestReview(db).as("testimonial");
  return db
    .select({
      ...profileOfSeller(db),
      recommended: recommendedOfSeller(db, BESIDE_NONE, GOODS_EACH),
      testimonial: {
        nickname: testimonial.nickname,
        headImgUrl: testimonial.headImgUrl,
        score: testimonial.score,
        content: testimonial.content,
        specName: testimonial.specName,
        createdAt: testimonial.createdAt,
        goodsId: testimonial.goodsId,
        goodsName: testimonial.goodsName,
      },
    })
    .from(candidates)
    .innerJoin(sellers, eq(sellers.id, candidates.id))
    .innerJoinLateral(testimonial, sql`true`)
    .orderBy(desc(sellers.totalSale), sellers.id)
    .limit(constantLimit(SHOPS));
});

/** Walks the shops from the best-selling one on, until there are enough. */
const bestSellers = (db: Db) => {
  const some = db
    .select({ one: sql`1` })
    .from(shopListings)
    .where(eq(shopListings.sellerId, sellers.id))
    .limit(constantLimit(GOODS_EACH))
    .as("some");
  return db
    .select({ id: sellers.id })
    .from(sellers)
    .where(sql`(${db.select({ listed: count() }).from(some)}) >= ${sql.raw(String(GOODS_EACH))}`)
    .orderBy(desc(sellers.totalSale), sellers.id)
    .limit(constantLimit(CANDIDATES));
};

/** The best review of each of a shop's best-selling listings; of equal scores the longest, as the most informative. */
const bestReview = (db: Db) => {
  const sold = db
    .select({ goodsId: shopListings.goodsId })
    .from(shopListings)
    .where(eq(shopListings.sellerId, sellers.id))
    .orderBy(desc(shopListings.sale), asc(shopListings.goodsId))
    .limit(constantLimit(REVIEWED))
    .as("sold");
  const length = sql`char_length(${comments.content})`;
  const best = db
    .select({
      id: comments.id,
      nickname: comments.nickname,
      headImgUrl: comments.headImgUrl,
      score: comments.score,
      content: comments.content,
      specName: comments.specName,
      createdAt: comments.createdAt,
    })
    .from(comments)
    .where(
      and(
        eq(comments.goodsId, sold.goodsId),
        IS_PUBLIC,
        gte(comments.score, sql.raw(String(GOOD_SCORE))),
      ),
    )
    .orderBy(desc(comments.score), desc(length), desc(comments.id))
    .limit(constantLimit(1))
    .as("best");
  // The name is read for the one that is shown, not for all that are compared.
  const chosen = db
    .select({
      id: best.id,
      nickname: best.nickname,
      headImgUrl: best.headImgUrl,
      score: best.score,
      content: best.content,
      specName: best.specName,
      createdAt: best.createdAt,
      goodsId: sold.goodsId,
    })
    .from(sold)
    .innerJoinLateral(best, sql`true`)
    .orderBy(desc(best.score), sql`char_length(${best.content}) desc`, desc(best.id))
    .limit(constantLimit(1))
    .as("chosen");
  return db
    .select({
      nickname: chosen.nickname,
      headImgUrl: chosen.headImgUrl,
      score: chosen.score,
      content: chosen.content,
      specName: chosen.specName,
      createdAt: chosen.createdAt,
      goodsId: chosen.goodsId,
      goodsName: goods.name,
    })
    .from(chosen)
    .innerJoin(goods, eq(goods.id, chosen.goodsId));
};
