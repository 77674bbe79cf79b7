import * as z from "zod";
import { catalogueItem } from "../discovery/home";
import { LEDGER_EVENTS } from "../orders/ledger-events";
import { userEnvelope } from "../orders/order";
import { integerField, money } from "../text/fields";

/** A user's collected listings, coupons and balance (product §7). */

const pageRequest = z.object({
  page: integerField(100)
    .refine((value) => value > 0, "必须是正整数")
    .default(1),
});

/** Pages count from 1; most recently collected first. */
export const favouritesRequest = pageRequest;
export const favourites = z.object({
  list: z.array(
    catalogueItem.extend({
      /** Its price when it was collected; null when unknown. */
      collected_price: money.nullable(),
      /** Pieces reserved by unpaid orders. */
      held: z.number().int().optional(),
    }),
  ),
  total: z.number().int(),
});

/**
 * The user's unused coupons, largest discount first. held: by an unpaid order. `goods_id` and `seller_id` are 0 when
 * the coupon is not limited to one.
 */
export const userCoupons = z.object({
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

/** The balance and its changes, newest first; a negative `amount` was spent. `order_num`: "" for none. */
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
