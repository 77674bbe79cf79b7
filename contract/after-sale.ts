import * as z from "zod";
import { AFTER_SALE_ACTORS, AFTER_SALE_STATES } from "./after-sale-rules";
import { money, orderNum, text } from "./fields";
import { imageId, shownImage } from "./image";

/** Refunds that a buyer requests, and what becomes of them (product §7). */

/** Why a buyer wants the money back for something that was handed over. */
export const AFTER_SALE_REASONS = [
  "not_as_described",
  "not_working",
  "recovered",
  "incomplete",
  "other",
] as const;
export type AfterSaleReason = (typeof AFTER_SALE_REASONS)[number];

export const AFTER_SALE_TEXT_LENGTH = 500;
/** Pictures that a request can have as evidence. */
export const AFTER_SALE_PICTURES = 3;

/**
 * `no_reason`: 无理由退款, paid back at once while nothing was handed over. Every other reason is answered by the seller.
 */
export const refundRequest = z
  .object({
    order_num: orderNum,
    reason: z.enum(["no_reason", ...AFTER_SALE_REASONS], "没有这个退款原因").default("no_reason"),
    text: text(AFTER_SALE_TEXT_LENGTH).default(""),
    image_ids: z
      .array(imageId)
      .max(AFTER_SALE_PICTURES, `最多 ${AFTER_SALE_PICTURES} 张图片`)
      .default([]),
  })
  .refine(({ reason, text }) => reason !== "other" || text.trim() !== "", {
    path: ["text"],
    message: "请说明退款的原因",
  });

/** `text`: what the buyer has to add to it. */
export const afterSaleActRequest = z.object({
  order_num: orderNum,
  text: text(AFTER_SALE_TEXT_LENGTH).default(""),
});

const event = z.object({
  state: z.enum(AFTER_SALE_STATES),
  by: z.enum(AFTER_SALE_ACTORS),
  text: z.string(),
  at: z.string(),
});

/**
 * `asked`: the price, without a rental's deposit, which has a life of its own. `refund`: the part of it that goes back,
 * null until that is known; `deducted` of that is cashback that the buyer has had, so that `refund` − `deducted` is
 * paid. `paid_back`: the money is there. `until`: when the state ends by itself. Times are ISO.
 */
export const afterSale = z.object({
  state: z.enum(AFTER_SALE_STATES),
  reason: z.enum(AFTER_SALE_REASONS),
  text: z.string(),
  /** The buyer's evidence. */
  images: z.array(shownImage),
  asked: money,
  refund: money.nullable(),
  deducted: money,
  paid_back: z.boolean(),
  until: z.string().nullable(),
  events: z.array(event),
});

/** Of an order's page. `open_until`: until when a refund can be requested; null when it cannot. */
export const orderAfterSale = {
  after_sale: afterSale.nullable(),
  after_sale_until: z.string().nullable(),
};

/** What an order's list says of it. */
export const listedAfterSale = z.enum(AFTER_SALE_STATES).nullable();
