import type { Db } from "@storefront/marketplace/database/db";
import { goods, promiseReviews, sellers } from "@storefront/marketplace/database/schema";
import { and, asc, desc, eq, getTableColumns, gt, inArray, lt } from "drizzle-orm";
import { type ListPart, pageOf } from "../page-of";

const PAGE_SIZE = 30;

export type PromiseReview = typeof promiseReviews.$inferSelect & {
  /** Name of the listing or shop. */
  name: string;
};

const OPEN = ["waiting", "carried"] as const;
const DECIDED = ["agreed", "refused"] as const;

/** @returns the number of reviews that wait, and of texts that stay until their deadline */
export async function countPromiseReviews(db: Db): Promise<{ waiting: number; carried: number }> {
  const [waiting, carried] = [
    await db.$count(promiseReviews, eq(promiseReviews.state, "waiting")),
    await db.$count(promiseReviews, eq(promiseReviews.state, "carried")),
  ];
  return { waiting, carried };
}

/**
 * Reads a page of reviews: open ones from the oldest, decided ones from the newest.
 * @param after id of the last review of the previous page; null for the first page
 */
export async function readPromiseReviews(
  db: Db,
  isDecided: boolean,
  after: number | null,
): Promise<ListPart<PromiseReview>> {
  const beyond = isDecided ? lt : gt;
  const rows = await db
    .select({ ...getTableColumns(promiseReviews), listing: goods.name, shop: sellers.nickname })
    .from(promiseReviews)
    .leftJoin(goods, eq(goods.id, promiseReviews.goodsId))
    .leftJoin(sellers, eq(sellers.id, promiseReviews.sellerId))
    .where(
      and(
        inArray(promiseReviews.state, isDecided ? [...DECIDED] : [...OPEN]),
        after === null ? undefined : beyond(promiseReviews.id, after),
      ),
    )
    .orderBy(isDecided ? desc(promiseReviews.id) : asc(promiseReviews.id))
    .limit(PAGE_SIZE + 1);
  const reviews = rows.map(({ listing, shop, ...review }) => ({
    ...review,
    name: listing ?? shop ?? "",
  }));
  return pageOf(reviews, PAGE_SIZE, ({ id }) => id);
}
