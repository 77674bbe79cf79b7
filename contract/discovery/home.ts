import * as z from "zod";
import { LISTING_FLAGS } from "../listing/fact-keys";
import { comment, nextReturn, seller, specsType, unavailable } from "../listing/goods";
import { listingFact } from "../listing/listing-facts";
import { flag, integerField, money, text } from "../text/fields";
import { assortmentFilter } from "./assortment-filter";

/**
 * A shop of the home page (product §2 Home screen): the seller, three goods, and a buyer's review of one of its goods.
 */
export const homeSeller = seller.extend({
  /** Number of distinct buyers with a public review of one of the shop's orders. */
  total_reviewers: z.number().int(),
  testimonial: comment.extend({ goods_id: z.number().int(), goods_name: z.string() }),
});

/** App info for the home and download pages (product §3 Home / app info). */
export const homeAnswer = z.object({
  qr_code: z.object({ download_url: z.string() }),
  data: z.object({ ios_download_url: z.string(), android_download_url: z.string() }),
  online_ranger: z.number().int(),
  /** Average seconds until a booster accepts, of the latest accepted boosts; null while there are none. */
  booster_accept_s: z.number().int().nullable().optional(),
  /** Best sellers first, at most five; only sellers with three goods on sale and a good review. */
  sellers: z.array(homeSeller),
});

export const CATALOGUE_PER_PAGE = 20;

/** One line of a catalog listing: what search engines' sitemaps and landing pages show. */
export const catalogueRequest = assortmentFilter.extend({
  page: integerField(100_000)
    .refine((value) => value > 0, "必须是正整数")
    .default(1),
  game: text(40).optional(),
});
/** The seller in a list. */
const listedSeller = seller.pick({
  user_id: true,
  nickname: true,
  auth_identity: true,
  credit_score: true,
  self_user: true,
  official_user: true,
});

export const catalogueItem = z.object({
  goods_id: z.number().int(),
  goods_name: z.string(),
  game_name: z.string(),
  goods_type: z.string(),
  trade_type_id: z.number().int(),
  specs_type: specsType,
  cover: z.string(),
  now_price: z.string(),
  sale: z.number().int(),
  stock: z.number().int(),
  unavailable,
  delivery_type: z.number().int().optional(),
  no_reason_refund: flag.optional(),
  /** "0.00" when it is not above `now_price`. */
  origin_price: money.optional(),
  /** For rentals, `now_price` is the price of one hour. */
  rent_option: z.object({ deposit: money, least_time: z.number().int() }).nullable().optional(),
  next_return: nextReturn.nullable().optional(),
  facts: z.array(listingFact).optional(),
  flags: z.array(z.enum(LISTING_FLAGS)).optional(),
  seller: listedSeller.optional(),
  /** ISO; when the activity price ends. Null: no activity, or one without an end. */
  activity_until: z.string().nullable().optional(),
});
export const catalogueAnswer = z.object({
  list: z.array(catalogueItem),
  total: z.number().int(),
});

/** Listings on sale in the order of the request, without those that are gone. */
export const goodsByIdsAnswer = z.object({ list: z.array(catalogueItem) });

/** A click on a download while the page's URL has `ad`, the advertisement that brought the visitor (product §7). */
export const downloadRequest = z.object({
  ad: text(64).refine((value) => value.trim() !== "", "不能为空"),
});
