import * as z from "zod";
import { id, idOrNone, money, text } from "../text/fields";

/** Buying together (product §2 Goods detail: a single-buy price and a 2-person group price). */

export const openGroupsRequest = z.object({
  goods_id: id,
  promotion_user_id: idOrNone.optional(),
  sign: text(128).optional(),
});

/**
 * A group that waits for members: `lacking` is how many. `seconds_left` until it ends; `join_url` is the text of a QR
 * code.
 */
export const openGroup = z.object({
  group_id: z.number().int(),
  nickname: z.string(),
  head_img_url: z.string(),
  lacking: z.number().int(),
  seconds_left: z.number().int(),
  join_url: z.string(),
});

/**
 * A group of the caller that is not complete. unpaid: the caller has not paid yet; joining: its last seat waits for
 * another buyer's payment. `seconds_left` to pay, or until the group ends.
 */
export const ownGroup = z.object({
  group_id: z.number().int(),
  order_num: z.string(),
  state: z.enum(["unpaid", "open", "joining"]),
  seconds_left: z.number().int(),
  join_url: z.string(),
});

/**
 * `open_url` is the text of the QR code that opens a group on the phone. A group ends after `life_hours`. `own`: the
 * caller's, which are not in `list`; without a login none.
 */
export const openGroups = z.object({
  single_price: money,
  group_price: money,
  group_size: z.number().int(),
  life_hours: z.number().int(),
  open_url: z.string(),
  list: z.array(openGroup),
  own: z.array(ownGroup).optional(),
});

export const groupRequest = z.object({ group_id: id });

/**
 * One group, readable by anyone with its link. joining: its last seat waits for a payment. over: not completed in time,
 * and refunded. `members` have paid, the opener first. `own_order_num` is the caller's order in it, "" for other
 * callers.
 */
export const group = z.object({
  group_id: z.number().int(),
  goods_id: z.number().int(),
  goods_name: z.string(),
  picture: z.string(),
  price: money,
  state: z.enum(["open", "joining", "full", "over"]),
  size: z.number().int(),
  members: z.array(z.object({ nickname: z.string(), head_img_url: z.string() })),
  seconds_left: z.number().int(),
  own_order_num: z.string(),
});
