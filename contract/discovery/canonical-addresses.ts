import * as z from "zod";
import { LISTING_KINDS } from "../listing/listing-kinds";
import { id } from "../text/fields";

/**
 * The storefront's internal call for canonical addresses of listings: only it knows the brands and their hosts. POST
 * with `X-Internal-Secret`.
 */
export const CANONICAL_PATH = "/api/canonical-addresses";

/** The properties that decide which host owns a listing. */
const listing = z.object({
  goods_id: id,
  kind: z.enum(LISTING_KINDS),
  game_name: z.string().max(100),
  seller_id: id,
});

export const canonicalRequest = z.object({ listings: z.array(listing).max(100) });

/** An address for each listing, in order. */
export const canonicalAnswer = z.object({
  addresses: z.array(z.url({ protocol: /^https$/ })),
});

export type CanonicalRequest = z.output<typeof canonicalRequest>;
