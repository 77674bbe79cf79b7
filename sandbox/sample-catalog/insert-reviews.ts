import type { Db } from "@storefront/marketplace/database/db";
import { comments, users } from "@storefront/marketplace/database/schema";
import {
  anonymousAvatar,
  anonymousName,
} from "@storefront/marketplace/order-records/order-records";
import { insertSoldOrders } from "./insert-sold-orders";

/** What a buyer wrote about a received order. */
export interface ReviewedSale {
  goodsId: number;
  /** Name of the spec; omitted for goods without specs. */
  spec?: string | undefined;
  nickname: string;
  score: number;
  content: string;
  at: Date;
}

/** Hours between a payment and its review. */
const REVIEWED_AFTER_H = 80;

/**
 * Inserts reviews, each with the received order that it is about. Buyers are new users without a phone, one for each
 * nickname. The listings must exist.
 */
export async function insertReviews(db: Db, reviews: readonly ReviewedSale[]): Promise<void> {
  if (reviews.length === 0) return;
  const nicknames = [...new Set(reviews.map(({ nickname }) => nickname))];
  const [oldest] = reviews.map(({ at }) => at).sort((one, other) => +one - +other);
  const createdAt = hoursBefore(oldest ?? new Date());
  const buyers = await db
    .insert(users)
    .values(nicknames.map((nickname) => ({ nickname, headImgUrl: "", createdAt })))
    .returning({ id: users.id });
  const orders = await insertSoldOrders(
    db,
    reviews.map(({ goodsId, spec, nickname, at }) => ({
      goodsId,
      spec,
      userId: buyers[nicknames.indexOf(nickname)]?.id ?? 0,
      paidAt: hoursBefore(at),
    })),
  );
  await db.insert(comments).values(
    orders.flatMap((order, index) => {
      const review = reviews[index];
      if (!review) return [];
      const { nickname, score, content, at } = review;
      return [
        {
          orderId: order.id,
          goodsId: order.goodsId,
          nickname: anonymousName(nickname),
          headImgUrl: anonymousAvatar(order),
          ...{ score, content },
          specName: order.specName,
          createdAt: at,
        },
      ];
    }),
  );
}

const hoursBefore = (time: Date): Date => new Date(time.getTime() - REVIEWED_AFTER_H * 3_600_000);
