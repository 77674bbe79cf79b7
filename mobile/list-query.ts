import type { CallAnswer } from "@storefront/contract/calls";
import { searchGoodsRequest } from "@storefront/contract/discovery/discovery";
import { LISTING_KINDS } from "@storefront/contract/listing/listing-kinds";
import { text } from "@storefront/contract/text/fields";
import * as z from "zod";

/** Filters that the site has no fields for: the desktop sets them, and links of saved searches carry them here. */
const CARRIED = [
  "exact",
  "price_from",
  "price_to",
  "delivery",
  "in_stock",
  "choices",
  "ranges",
  "flags",
  "deal",
] as const;
type Carried = (typeof CARRIED)[number];

/** As sent: read by the marketplace. */
const carried = (name: Carried) =>
  z
    .string()
    .refine((value) => searchGoodsRequest.shape[name].safeParse(value).success)
    .optional()
    .catch(undefined);

/** What a list of the site is narrowed to, in its address. A value that is not valid counts as absent. */
export const listQuery = z.object({
  q: text(60).optional().catch(undefined),
  /** Slug of a game. */
  game: text(60).optional().catch(undefined),
  kind: z.enum(LISTING_KINDS).optional().catch(undefined),
  sort: z.enum(["price_asc", "price_desc", "newest"]).optional().catch(undefined),
  /** Cursor of another page. */
  after: z.string().max(200).optional().catch(undefined),
  exact: carried("exact"),
  price_from: carried("price_from"),
  price_to: carried("price_to"),
  delivery: carried("delivery"),
  in_stock: carried("in_stock"),
  choices: carried("choices"),
  ranges: carried("ranges"),
  flags: carried("flags"),
  deal: carried("deal"),
});
export type ListQuery = z.output<typeof listQuery>;

/** Returns the address of a list; changed filters lead to its first page. */
export function listHref(query: ListQuery): string {
  const entries = Object.entries(query).filter(([, value]) => value);
  const search = new URLSearchParams(entries).toString();
  return search === "" ? "/phone/goods" : `/phone/goods?${search}`;
}

type SavedQuery = CallAnswer<"savedSearches">["list"][number]["query"];

/** Returns the address of a saved search's listings, newest first. */
export function savedSearchHref(query: SavedQuery): string {
  const sent = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return listHref({ ...listQuery.parse(Object.fromEntries(sent)), sort: "newest" });
}

/** Whether a list is narrowed by more than its fields can show and change. */
export const hasCarried = (query: ListQuery): boolean =>
  CARRIED.some((name) => name !== "exact" && query[name] !== undefined);

/** The same list without these filters. */
export const withoutCarried = ({ q, game, kind, sort }: ListQuery): ListQuery => ({
  ...{ q, game, kind, sort },
});
