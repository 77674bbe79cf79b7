import * as z from "zod";
import { integerField, money } from "./fields";
import { catalogueItem } from "./home";
import { LEDGER_EVENTS } from "./ledger-events";
import { userEnvelope } from "./order";

/** What a user has: collected listings, coupons, a balance (product §7). */

const pageRequest = z.object({
  page: integerField(100)
    .refine((value) => value > 0, "必须是正整数")
    .default(1),
});

/** Pages count from 1, the listing that was collected last first. */
export const favouritesRequest = pageRequest;
export const favourites = z.object({
  list: z.array(
    catalogueItem.extend({
      /** What it cost when it was collected; null: not known. */
      collected_price: money.nullable(),
      /** Pieces that wait for somebody's payment. */
      held: z.number().int().optional(),
    }),
  ),
  total: z.number().int(),
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

/** Pages count from 1. */
export const ledgerRequest = pageRequest;

/** The balance, and what changed it, newest first; `amount` is negative where it was spent. `order_num`: "" for none. */
export const ledger = z.object({
  balance: money,
  list: z.array(
    z.object({
      event: z.enum(LEDGER_EVENTS),
      amount: money,
      order_num: z.string(),
      created_at: z.string(),
    }),
  ),
  total: z.number().int(),
});
