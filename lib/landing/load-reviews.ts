import type { GoodsRow } from "@/lib/goods/goods-row";
import { loadGoods } from "@/lib/goods/load-goods.server";
import { pickRows, type StorefrontView } from "@/lib/home/storefront-view";
import { chooseReviews, type Review } from "./choose-reviews";

/** Listings whose reviews are read. */
const LISTINGS = 10;
/** With this many reviews, none of other kinds are added. */
const ENOUGH = 6;

/**
 * Loads reviews of goods of some kinds, followed by others when there are few. Returns none when the marketplace does
 * not answer.
 * @param page its route: pages start with different reviews
 */
export async function loadReviews(
  { hot }: StorefrontView,
  kinds: readonly string[] | undefined,
  page: string,
): Promise<Review[]> {
  const ofKinds = hot.filter(({ kind }) => kinds?.includes(kind) ?? true);
  const reviews = rotated(await reviewsOf(ofKinds), page);
  if (reviews.length >= ENOUGH) return reviews;
  return [...reviews, ...(await reviewsOf(hot.filter((row) => !ofKinds.includes(row))))];
}

async function reviewsOf(rows: readonly GoodsRow[]): Promise<Review[]> {
  const read = await Promise.all(
    pickRows(rows, LISTINGS, { perGame: 1 }).map(({ id }) =>
      loadGoods(String(id)).catch(() => null),
    ),
  );
  return chooseReviews(read.filter((goods) => goods !== null));
}

/** Starts with a different review on every page. */
function rotated(reviews: readonly Review[], page: string): Review[] {
  const from = reviews.length === 0 ? 0 : numberOf(page) % reviews.length;
  return [...reviews.slice(from), ...reviews.slice(0, from)];
}

/** A stable number per route. */
function numberOf(route: string): number {
  return Array.from(route).reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0);
}
