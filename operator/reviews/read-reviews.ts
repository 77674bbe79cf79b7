import type { ShownImage } from "@storefront/contract/pictures/image";
import { readReviewImages } from "@storefront/marketplace/catalogue/catalogue";
import type { Db } from "@storefront/marketplace/database/db";
import { comments, goods, orders, sellers, users } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { and, desc, eq, isNotNull, isNull, lt, type SQL } from "drizzle-orm";
import { type ListPart, pageOf } from "../page-of";

const PAGE_SIZE = 50;

/** Which reviews a list shows. */
export const REVIEW_FILTERS = ["all", "unanswered", "hidden"] as const;
export type ReviewFilter = (typeof REVIEW_FILTERS)[number];

const MATCHES: Readonly<Record<ReviewFilter, SQL | undefined>> = {
  all: undefined,
  unanswered: and(isNull(comments.reply), isNull(comments.hiddenAt)),
  hidden: isNotNull(comments.hiddenAt),
};

/** A review of an order. */
export type ReviewRecord = Awaited<ReturnType<typeof selectReviews>>[number];

const selectReviews = (db: Db, which: SQL | undefined, limit: number) =>
  db
    .select({
      review: comments,
      orderNum: orders.orderNum,
      buyer: { id: users.id, nickname: users.nickname },
      goodsName: goods.name,
      seller: sellers.nickname,
    })
    .from(comments)
    .innerJoin(orders, eq(orders.id, comments.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(goods, eq(goods.id, comments.goodsId))
    .innerJoin(sellers, eq(sellers.id, orders.sellerId))
    .where(which)
    .orderBy(desc(comments.id))
    .limit(limit);

/**
 * Reads a page of reviews, newest first.
 * @param before id of the last review of the previous page; null for the first page
 */
export async function readReviews(
  db: Db,
  filter: ReviewFilter,
  before: number | null,
): Promise<ListPart<ReviewRecord>> {
  const older = before === null ? undefined : lt(comments.id, before);
  const rows = await selectReviews(db, and(MATCHES[filter], older), PAGE_SIZE + 1);
  return pageOf(rows, PAGE_SIZE, ({ review }) => review.id);
}

/** Reads a review with its pictures; null when there is none. */
export async function findReviewRecord(
  deps: Pick<Deps, "db" | "clock" | "config">,
  id: number,
): Promise<(ReviewRecord & { images: ShownImage[] }) | null> {
  const [found] = await selectReviews(deps.db, eq(comments.id, id), 1);
  if (!found) return null;
  return { ...found, images: (await readReviewImages(deps, [id])).get(id) ?? [] };
}
