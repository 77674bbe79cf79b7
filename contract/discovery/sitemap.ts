import * as z from "zod";
import { LISTING_KINDS } from "../listing/listing-kinds";
import { id, idOrNone } from "../text/fields";
import { assortmentFilter } from "./assortment-filter";

/**
 * The data of sitemaps for listings and their shops, kept minimal because there may be a million of them. Ids are split
 * into blocks with fixed bounds, so that a sitemap file keeps its name and content while other ids are added and
 * removed.
 */

/** Block n has the ids from n × BLOCK_SIZE to below (n + 1) × BLOCK_SIZE. The most that a sitemap file may hold. */
export const BLOCK_SIZE = 50_000;

/** The number of the last block that can hold an id: ids end below 2^31 - 1. */
export const LAST_BLOCK = Math.floor(2_147_483_646 / BLOCK_SIZE);

const blocks = z.object({
  list: z.array(
    z.object({ block: z.number().int(), count: z.number().int(), updated_at: z.string() }),
  ),
});
const page = { after: idOrNone.default(0), below: id };

/** Blocks with something for sale, by number; `updated_at` is the last change in the block. */
export const goodsBlocksRequest = assortmentFilter;
export const goodsBlocks = blocks;

/** A page of the listings for sale with `after` < id < `below`, by id. */
export const goodsIdsRequest = assortmentFilter.extend(page);
export const goodsIds = z.object({
  list: z.array(
    z.object({
      goods_id: z.number().int(),
      updated_at: z.string(),
      /** The properties that decide which host owns a listing. */
      kind: z.enum(LISTING_KINDS).optional(),
      game_name: z.string().optional(),
      seller_id: z.number().int().optional(),
    }),
  ),
  /** More follow after the last of the list. */
  more: z.boolean(),
});

/**
 * The same for shops: blocks of ids of sellers with something for sale; `updated_at` is the last change of their goods.
 */
export const shopBlocks = blocks;
export const shopIdsRequest = z.object(page);
export const shopIds = z.object({
  list: z.array(z.object({ user_id: z.number().int(), updated_at: z.string() })),
  more: z.boolean(),
});
