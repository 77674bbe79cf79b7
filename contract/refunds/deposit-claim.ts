import * as z from "zod";
import { imageId, shownImage } from "../pictures/image";
import { money, orderNum, text } from "../text/fields";
import { AFTER_SALE_PICTURES, AFTER_SALE_TEXT_LENGTH } from "./after-sale";
import { AFTER_SALE_ACTORS, AFTER_SALE_STATES } from "./after-sale-rules";

/** The deposit of a rental after its end, and the seller's claim against it (product §11). */

/**
 * held: the rental runs. awaiting: the account was returned, and the seller checks it until `deposit_due_at`. claimed:
 * the seller claims a part, and nothing moves until the claim ends. settled: returned, less what was kept.
 */
export const DEPOSIT_STATES = ["held", "awaiting", "claimed", "settled"] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

export const depositState = z.enum(DEPOSIT_STATES);

/** Reasons for a claim against a deposit; each needs a description. */
export const DEPOSIT_CLAIM_REASONS = ["damaged", "rules_broken", "not_given_back"] as const;
export type DepositClaimReason = (typeof DEPOSIT_CLAIM_REASONS)[number];

/** accept: the buyer agrees to the claimed amount. object: the operator decides. */
export const depositClaimAnswer = z
  .object({
    order_num: orderNum,
    act: z.enum(["accept", "object"], "请选择同意或提出异议"),
    text: text(AFTER_SALE_TEXT_LENGTH).default(""),
    image_ids: z
      .array(imageId)
      .max(AFTER_SALE_PICTURES, `最多 ${AFTER_SALE_PICTURES} 张图片`)
      .default([]),
  })
  .refine(({ act, text }) => act !== "object" || text.trim() !== "", {
    path: ["text"],
    message: "请说明异议的理由",
  });

/**
 * `claimed`: the part of the deposit that the seller wants to keep. `until`: when an unanswered claim goes to the
 * operator. Times are ISO.
 */
export const depositClaim = z.object({
  state: z.enum(AFTER_SALE_STATES),
  reason: z.enum(DEPOSIT_CLAIM_REASONS),
  text: z.string(),
  claimed: money,
  until: z.string().nullable(),
  /** The seller's evidence. */
  images: z.array(shownImage),
  /** The buyer's evidence. */
  answer_images: z.array(shownImage),
  events: z.array(
    z.object({
      state: z.enum(AFTER_SALE_STATES),
      by: z.enum(AFTER_SALE_ACTORS),
      text: z.string(),
      at: z.string(),
    }),
  ),
});

/** Answer to a buyer's answer: the claim's new state. */
export const depositClaimState = z.object({
  order_num: z.string(),
  claim_state: z.enum(AFTER_SALE_STATES),
});
