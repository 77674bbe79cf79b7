import { safePicture } from "@storefront/contract/pictures/picture-address";
import { asCount, asList, asObject, asText } from "@/lib/decode/lenient";
import { objectOrNull, textOrNull } from "@/lib/decode/strict";

export interface ReviewPicture {
  id: string;
  url: string;
}

/** The visitor's own review of an order. */
export interface OrderReview {
  /** 1 to 5; 0: none yet. */
  score: number;
  content: string;
  pictures: ReviewPicture[];
  /** End of the period for changes; null: it is over. */
  editableUntil: Date | null;
  /** The seller's reply; "": none. */
  reply: string;
  /** Why the platform hides it; "": it is public. */
  hiddenReason: string;
}

/** Characters of a text, more than a review or a reply can have. */
const MAX_TEXT = 4_000;

/** Reads the review in the answer of `orderDetail`. @returns null without one */
export function readOrderReview(data: unknown): OrderReview | null {
  const review = objectOrNull(asObject(data).review);
  if (!review) return null;
  const until = new Date(textOrNull(review.editable_until) ?? "");
  return {
    score: Math.min(5, asCount(review.score)),
    content: asText(review.content, MAX_TEXT),
    pictures: asList(review.images, readPicture),
    editableUntil: Number.isNaN(until.getTime()) ? null : until,
    reply: asText(asObject(review.reply).content, MAX_TEXT),
    hiddenReason: asText(review.hidden_reason, MAX_TEXT),
  };
}

/** Reads an uploaded picture. @returns null without an id or a safe address */
export function readPicture(value: unknown): ReviewPicture | null {
  const picture = asObject(value);
  const id = asText(picture.image_id, 40);
  const url = safePicture(picture.url);
  return id === "" || url === null ? null : { id, url };
}
