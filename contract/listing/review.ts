import * as z from "zod";
import { imageId, shownImage } from "../pictures/image";
import { characterCount } from "../text/characters";
import { flag, integerField, orderNum, text } from "../text/fields";
import { REVIEW_PICTURES, REVIEW_STATES, REVIEW_TEXT } from "./review-terms";

/** Reviews that buyers write about received orders. */

/** Number of characters that a reader sees: neither blanks nor invisible marks. */
const visibleCount = (value: string): number =>
  characterCount(value.replace(/[\s\p{Cf}\p{Z}]/gu, ""));

/** Line breaks are unified, and at most one empty line stands between two paragraphs. */
const tidyText = (value: string): string =>
  value
    .replace(/\r\n?/g, "\n")
    .replace(/\n\s*\n\s*\n/g, "\n\n")
    .trim();

/** Replaces the order's review, if it has one: repeating the request changes nothing. */
export const writeReviewRequest = z.object({
  order_num: orderNum,
  score: integerField(5).refine((value) => value > 0, "请选择 1 到 5 星"),
  content: text(REVIEW_TEXT.most)
    .refine((value) => visibleCount(value) >= REVIEW_TEXT.least, `至少写 ${REVIEW_TEXT.least} 个字`)
    .transform(tidyText),
  /** All pictures of the review, those that it already has included. */
  image_ids: z
    .array(imageId)
    .max(REVIEW_PICTURES, `最多 ${REVIEW_PICTURES} 张图片`)
    .refine((ids) => new Set(ids).size === ids.length, "图片重复")
    .default([]),
});

/** The seller's reply. Times are ISO. */
const reply = z.object({ content: z.string(), created_at: z.string() });

/** Fields of a review beyond those of the specification's comments. */
export const reviewParts = {
  /** Whether the buyer has changed it after publication. */
  edited: flag.optional(),
  images: z.array(shownImage).optional(),
  reply: reply.nullish(),
};

/** A review as its own buyer sees it. */
export const orderReview = z.object({
  score: z.number().int(),
  content: z.string(),
  images: z.array(shownImage),
  created_at: z.string(),
  /** Null: never changed. */
  edited_at: z.string().nullable(),
  /** Until when it can be changed; null when it cannot any more. */
  editable_until: z.string().nullable(),
  reply: reply.nullable(),
  /** Why the platform hides it from everyone else; null: it is public. */
  hidden_reason: z.string().nullable(),
});
export type OrderReview = z.output<typeof orderReview>;

/** Null: the order is not received. Missing in an older marketplace. */
export const reviewState = z.enum(REVIEW_STATES).nullish();
