import * as z from "zod";
import { id, money } from "../text/fields";

/** Days of a listing's past that its price history tells. */
export const PRICE_HISTORY_DAYS = 90;

export const priceHistoryRequest = z.object({ goods_id: id });

/**
 * The prices that lists have shown in the last 90 days, oldest first, each from `since` (ISO) until the next one. The first
 * one may be older: it was in force when the 90 days began. Empty when nothing has been recorded.
 */
export const priceHistoryAnswer = z.object({
  list: z.array(z.object({ price: money, since: z.string() })),
});
