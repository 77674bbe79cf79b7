import * as z from "zod";
import { imageId, shownImage } from "../pictures/image";
import { looseMoney, money, orderNum, text } from "../text/fields";
import { AFTER_SALE_ACTORS, AFTER_SALE_STATES } from "./after-sale-rules";

/** Refund requests of buyers (product §7). */

/** Reasons for a refund after the goods were handed over. */
export const AFTER_SALE_REASONS = [
  "not_as_described",
  "not_working",
  "recovered",
  "incomplete",
  "other",
] as const;
export type AfterSaleReason = (typeof AFTER_SALE_REASONS)[number];

export const AFTER_SALE_TEXT_LENGTH = 500;
/** Most pictures of a request's evidence. */
export const AFTER_SALE_PICTURES = 3;

const evidence = z
  .array(imageId)
  .max(AFTER_SALE_PICTURES, `最多 ${AFTER_SALE_PICTURES} 张图片`)
  .default([]);

/**
 * `no_reason`: 无理由退款, refunded at once while nothing was handed over. For every other reason the seller answers.
 * `amount`: what is requested; all that is left of the price, if omitted. More than that is refused.
 */
export const refundRequest = z
  .object({
    order_num: orderNum,
    reason: z.enum(["no_reason", ...AFTER_SALE_REASONS], "没有这个退款原因").default("no_reason"),
    text: text(AFTER_SALE_TEXT_LENGTH).default(""),
    image_ids: evidence,
    amount: looseMoney.optional(),
  })
  .refine(({ reason, text }) => reason !== "other" || text.trim() !== "", {
    path: ["text"],
    message: "请说明退款的原因",
  });

/** `text`: the buyer's statement. `image_ids`: its evidence; a withdrawal ignores it. */
export const transitionAfterSaleRequest = z.object({
  order_num: orderNum,
  text: text(AFTER_SALE_TEXT_LENGTH).default(""),
  image_ids: evidence,
});

const event = z.object({
  state: z.enum(AFTER_SALE_STATES),
  by: z.enum(AFTER_SALE_ACTORS),
  text: z.string(),
  at: z.string(),
});

/**
 * `asked`: the amount of the request, without a rental's deposit, which is returned separately. `refund`: the refunded part of it, null
 * until decided. `deducted`: cashback that the buyer has already received, so that `refund` − `deducted` is paid.
 * `paid_back`: whether the refund has been paid. `until`: when the state expires. Times are ISO.
 */
export const afterSale = z.object({
  state: z.enum(AFTER_SALE_STATES),
  reason: z.enum(AFTER_SALE_REASONS),
  text: z.string(),
  /** The buyer's evidence for the request, and what was added when it was escalated (missing in an older marketplace). */
  images: z.array(shownImage),
  escalation_images: z.array(shownImage).optional(),
  asked: money,
  refund: money.nullable(),
  deducted: money,
  paid_back: z.boolean(),
  until: z.string().nullable(),
  events: z.array(event),
});

/** Fields of an order's detail. `after_sale_until`: until when a refund can be requested; null when it cannot. */
export const orderAfterSale = {
  after_sale: afterSale.nullable(),
  after_sale_until: z.string().nullable(),
};

/** The state in a list of orders. */
export const listedAfterSale = z.enum(AFTER_SALE_STATES).nullable();
