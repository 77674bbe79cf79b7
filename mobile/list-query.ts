import { text } from "@storefront/contract/fields";
import { LISTING_KINDS } from "@storefront/contract/listing-kinds";
import * as z from "zod";

/** What a list of the site is narrowed to, in its address. A value that is not valid counts as absent. */
export const listQuery = z.object({
  q: text(60).optional().catch(undefined),
  /** Slug of a game. */
  game: text(60).optional().catch(undefined),
  kind: z.enum(LISTING_KINDS).optional().catch(undefined),
  sort: z.enum(["price_asc", "price_desc", "newest"]).optional().catch(undefined),
  /** Cursor of another page. */
  after: z.string().max(200).optional().catch(undefined),
});
export type ListQuery = z.output<typeof listQuery>;

/** Returns the address of a list; changed filters lead to its first page. */
export function listHref(query: ListQuery): string {
  const entries = Object.entries(query).filter(([, value]) => value);
  const search = new URLSearchParams(entries).toString();
  return search === "" ? "/phone/goods" : `/phone/goods?${search}`;
}
