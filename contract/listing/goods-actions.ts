import * as z from "zod";
import { flag, id, integerField, money, text } from "../text/fields";
import { REPORT_REASONS, REPORT_TEXT_MAX } from "./report-reasons";

/** Actions of visitors on a listing: collect, report, share, and claim its coupons. */

export const collectRequest = z.object({
  goods_id: id,
  action: integerField(2).refine((value) => value > 0, "只能是 1 或 2"),
});
export const collectAnswer = z.object({
  collect_goods: flag,
  collect_quantity: z.number().int(),
  want_count: z.number().int(),
});

export const reportRequest = z.object({
  goods_id: id,
  reason: z.enum(REPORT_REASONS),
  text: text(REPORT_TEXT_MAX).default(""),
});

export const shareRequest = z.object({ goods_id: id });
export const shareAnswer = z.object({ link: z.string() });

/**
 * Earnings of the caller's share links; `list` has the newest sales. `paid_reward`: the part that has moved to the balance,
 * each at `paid_at`; both are missing in an older marketplace.
 */
export const shareRewards = z.object({
  total_reward: money,
  total_orders: z.number().int(),
  paid_reward: money.optional(),
  list: z.array(
    z.object({
      goods_id: z.number().int(),
      goods_name: z.string(),
      reward: money,
      created_at: z.string(),
      paid_at: z.string().nullish(),
    }),
  ),
});

export const claimCouponRequest = z.object({ envelope_id: id, goods_id: id });
/** `user_envelope_id`: the coupon that the user owns now; missing in an older marketplace. */
export const claimCouponAnswer = z.object({
  expire_text: z.string(),
  user_envelope_id: z.number().int().optional(),
});
