import * as z from "zod";
import { wholeNumber } from "./fields";
import { userEnvelope } from "./order";

/** What a user has collected: listings and coupons (design §4 Calls beyond the specification). */

export const FAVOURITES_PER_PAGE = 20;

/** Pages count from 1, the listing that was collected last first. The answer is a catalogue's. */
export const favouritesRequest = z.object({
  page: wholeNumber(100)
    .refine((value) => value > 0, "必须是正整数")
    .default(1),
});

/**
 * The user's coupons that are not used up, those that take most off first. held: by an order that waits to be paid.
 * `goods_id` and `seller_id` are 0 where any will do.
 */
export const ownEnvelopes = z.object({
  list: z.array(
    userEnvelope.extend({
      state: z.enum(["usable", "held", "expired"]),
      goods_id: z.number().int(),
      seller_id: z.number().int(),
    }),
  ),
});
