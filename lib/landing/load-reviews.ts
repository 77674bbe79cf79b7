import type { GoodsWord } from "@/brands/landing-design";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { loadGoods } from "@/lib/goods/load-goods.server";
import { type MarketView, pickRows } from "@/lib/home/market-view";
import { chooseReviews, type Review } from "./choose-reviews";

/** Listings whose reviews are read. */
const LISTINGS = 10;
/** As many make a wall: then none of other goods are among them. */
const ENOUGH = 6;

/**
 * What buyers wrote of goods of some kinds; of others behind it, where that is little. None when the marketplace does
 * not answer.
 * @param page its route: pages begin with different reviews
 */
export async function loadReviews(
  { hot }: MarketView,
  kinds: readonly GoodsWord[] | undefined,
  page: string,
): Promise<Review[]> {
  const words: readonly string[] | undefined = kinds;
  const asked = hot.filter(({ kind }) => words?.includes(kind) ?? true);
  const said = turned(await reviewsOf(asked), page);
  if (said.length >= ENOUGH) return said;
  return [...said, ...(await reviewsOf(hot.filter((row) => !asked.includes(row))))];
}

async function reviewsOf(rows: readonly GoodsRow[]): Promise<Review[]> {
  const read = await Promise.all(
    pickRows(rows, LISTINGS, { perGame: 1 }).map(({ id }) =>
      loadGoods(String(id)).catch(() => null),
    ),
  );
  return chooseReviews(read.filter((goods) => goods !== null));
}

/** From another one on for every page. */
function turned(reviews: readonly Review[], page: string): Review[] {
  const from = reviews.length === 0 ? 0 : turnOf(page) % reviews.length;
  return [...reviews.slice(from), ...reviews.slice(0, from)];
}

/** A number that stays the same for a route. */
function turnOf(route: string): number {
  return Array.from(route).reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0);
}
