import * as z from "zod";
import { id, idOrNone } from "./fields";

/**
 * What a sitemap needs of the listings and of the shops that have some, and no more: a million of them must stay light.
 * Ids are cut into blocks of fixed bounds, so that a file of a sitemap keeps its name and content while others come and go.
 */

/** Ids of block n: from n × BLOCK_SIZE to below (n + 1) × BLOCK_SIZE. As many as a sitemap file may hold. */
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
export const goodsBlocks = blocks;

/** What is for sale with `after` < id < `below`, by id, a page of it. */
export const goodsIdsRequest = z.object(page);
export const goodsIds = z.object({
  list: z.array(z.object({ goods_id: z.number().int(), updated_at: z.string() })),
  /** There is more after the last of the list. */
  more: z.boolean(),
});

/** The same of shops: blocks of sellers' ids with something for sale, and when the last of its goods changed. */
export const shopBlocks = blocks;
export const shopIdsRequest = z.object(page);
export const shopIds = z.object({
  list: z.array(z.object({ user_id: z.number().int(), updated_at: z.string() })),
  more: z.boolean(),
});
