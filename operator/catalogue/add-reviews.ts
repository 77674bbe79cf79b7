import type { Db } from "@storefront/marketplace/database/db";
import { comments } from "@storefront/marketplace/database/schema";
import { isOneOf } from "./is-one-of";
import type { ListingRow } from "./listing-fields";
import { dateOf } from "./time";

/**
 * Inserts new reviews. A review with the same text by the same person counts as present. None is ever removed.
 * @returns the ids of listings that got reviews
 */
export async function addReviews(
  db: Db,
  rows: readonly ListingRow[],
  now: Date,
): Promise<number[]> {
  const reviewed = rows.filter(({ reviews }) => reviews.length > 0);
  if (reviewed.length === 0) return [];
  const ids = reviewed.map(({ id }) => id);
  const stored = await db
    .select({ goodsId: comments.goodsId, nickname: comments.nickname, content: comments.content })
    .from(comments)
    .where(isOneOf(comments.goodsId, ids));
  const known = new Set(stored.map(keyOf));
  const added = reviewed.flatMap(({ id, reviews }) =>
    reviews
      .map((review) => ({
        goodsId: id,
        nickname: review.nickname,
        headImgUrl: review.avatar,
        score: review.score,
        content: review.text,
        specName: review.spec,
        createdAt: dateOf(review.at, now),
      }))
      .filter((row) => !known.has(keyOf(row))),
  );
  for (let start = 0; start < added.length; start += BATCH_SIZE) {
    await db.insert(comments).values(added.slice(start, start + BATCH_SIZE));
  }
  return [...new Set(added.map(({ goodsId }) => goodsId))];
}

const BATCH_SIZE = 1_000;

const keyOf = (review: { goodsId: number; nickname: string; content: string }): string =>
  JSON.stringify([review.goodsId, review.nickname, review.content]);
