import type { LISTING_SORTS } from "@storefront/contract/discovery/discovery";
import { encodeCursor, type PageCursor } from "./page-cursor";

type Sort = (typeof LISTING_SORTS)[number];

const ORDERS = {
  default: { key: "popularity", descending: true },
  price_asc: { key: "price", descending: false },
  price_desc: { key: "price", descending: true },
  newest: { key: "listed", descending: true },
} as const;

/** Returns the read order of a page: a previous page is read backwards from the cursor's listing. */
export function pageOrder(sort: Sort, cursor: PageCursor | null) {
  const { key, descending } = ORDERS[sort];
  const backwards = cursor?.direction === "previous";
  return { key, descending: descending !== backwards, backwards };
}

interface Edge {
  key: number;
  goodsId: number;
}

/** The largest key that a cursor can carry. */
const LARGEST_KEY = 999_999_999_999_999;

/**
 * Puts a listing before all others, in every sort order.
 * @param rows without that listing, in read order, one more than `limit` if more follow
 * @param goodsId null: no leading listing
 */
export function withLead(
  rows: readonly Edge[],
  goodsId: number | null,
  { cursor, sort, limit }: { cursor: PageCursor | null; sort: Sort; limit: number },
): Edge[] {
  if (goodsId === null) return [...rows];
  const lead = { goodsId, key: ORDERS[sort].descending ? LARGEST_KEY : 0 };
  if (cursor === null) return [lead, ...rows];
  const isFirstPage = cursor.direction === "previous" && rows.length <= limit;
  return isFirstPage ? [...rows, lead] : [...rows];
}

/**
 * Returns the cursors of the adjacent pages, null where there is none.
 * @param page in display order
 * @param more whether more listings follow in the read direction
 */
export function pageCursors(
  page: readonly Edge[],
  {
    cursor,
    sort,
    step,
    more,
  }: { cursor: PageCursor | null; sort: Sort; step: number; more: boolean },
): { next_cursor: string | null; previous_cursor: string | null } {
  const backwards = cursor?.direction === "previous";
  const at = (direction: PageCursor["direction"], edge: Edge | undefined) =>
    edge ? encodeCursor({ direction, sort, step, ...edge }) : null;
  return {
    next_cursor: backwards || more ? at("next", page.at(-1)) : null,
    previous_cursor: (backwards ? more : cursor !== null) ? at("previous", page[0]) : null,
  };
}
