import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../database/db";
import { goods, type promiseReviews, sellers } from "../../database/schema";

type Review = typeof promiseReviews.$inferSelect;

/** The shop's texts until its own are approved, if it has shown none before. */
export const neutralTexts = (sellerId: number) => ({ nickname: `卖家 ${sellerId}`, profile: "" });

/** Takes off sale what a review allowed: the listing, or the texts of the shop. */
export async function withdrawTexts(tx: Db, review: Review, now: Date): Promise<void> {
  const { goodsId, sellerId, hash } = review;
  if (goodsId !== null) {
    await tx
      .update(goods)
      .set({ removedAt: now, updatedAt: now })
      .where(and(eq(goods.id, goodsId), eq(goods.reviewHash, hash), isNull(goods.removedAt)));
  }
  if (sellerId !== null) await writeShopTexts(tx, review, neutralTexts(sellerId));
}

/** Writes the reviewed texts of a shop, or others in their place. */
export async function writeShopTexts(
  tx: Db,
  { sellerId, texts }: Pick<Review, "sellerId" | "texts">,
  instead?: { nickname: string; profile: string },
): Promise<void> {
  if (sellerId === null) return;
  const values = Object.fromEntries(
    texts.map(({ field, text }) => [
      field,
      instead ? instead[field === "nickname" ? "nickname" : "profile"] : text,
    ]),
  );
  await tx.update(sellers).set(values).where(eq(sellers.id, sellerId));
}
