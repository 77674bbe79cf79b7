import * as z from "zod";
import { claimableCoupon, seller } from "../listing/goods";
import { flag, id, integerField } from "../text/fields";
import { assortmentFilter } from "./assortment-filter";
import { catalogueItem } from "./home";
import { SHOP_SORTS } from "./shop-sorts";

/** A seller's shop, its goods, and following it (product §2 /personal_center, §7). */

/** The call that a goods page's `home_page_api` names. */
export const shopRequest = z.object({ user_id: id });
export const shopAnswer = seller.omit({ seller_recommend: true }).extend({
  /** Whether this visitor follows the shop. */
  subscribe_user: flag,
  /** Number of followers. */
  subscribe_quantity: z.number().int(),
  subscribe_gift_envelope: claimableCoupon.nullable(),
});

export const shopGoodsRequest = assortmentFilter.extend({
  user_id: id,
  page: integerField(100_000)
    .refine((value) => value > 0, "必须是正整数")
    .default(1),
  sort: z.enum(SHOP_SORTS, "不支持的排序").default("default"),
});
export const shopGoodsAnswer = z.object({
  list: z.array(catalogueItem),
  total: z.number().int(),
  page_size: z.number().int(),
});

/** action: 1 follow, 2 unfollow. */
export const subscribeRequest = z.object({
  user_id: id,
  action: integerField(2)
    .refine((value) => value > 0, "只能是 1 或 2")
    .default(1),
});
export const subscribeAnswer = z.object({
  subscribe_user: flag,
  subscribe_quantity: z.number().int(),
  /** Validity of the gift coupon for this follow; "" when none was issued. */
  expire_text: z.string(),
});
