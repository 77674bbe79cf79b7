import { readUserId } from "@/lib/cookies/read-session";
import type { OrderReview } from "./read-order-review";

/** Draft of a review. Survives the end of a login, like unsent messages (lib/messages/draft.ts). */
export type ReviewDraft = Pick<OrderReview, "score" | "content" | "pictures">;

const drafts = new Map<string, ReviewDraft>();

/** A draft belongs to the user who was logged in. */
const keyOf = (orderNum: string): string => `${readUserId() ?? ""} ${orderNum}`;

export const readReviewDraft = (orderNum: string): ReviewDraft | undefined =>
  drafts.get(keyOf(orderNum));

export const saveReviewDraft = (orderNum: string, draft: ReviewDraft): void =>
  void drafts.set(keyOf(orderNum), draft);

/** Called once it is published. */
export const forgetReviewDraft = (orderNum: string): void => void drafts.delete(keyOf(orderNum));
