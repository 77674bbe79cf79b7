import type { CallAnswer } from "@storefront/contract/calls";
import { REVIEW_WORDS } from "@storefront/contract/labels/state-words";
import { EDITED_WORD } from "@storefront/contract/listing/state-words";
import { Evidence } from "./after-sale-card";
import { Stars } from "./goods/stars";

type Order = CallAnswer<"orderDetail">;

interface Props {
  order: Order;
  /** Formats a time. */
  when: (iso: string) => string;
}

export const reviewHref = (orderNum: string): string => `/phone/review?order_num=${orderNum}`;

/** The buyer's review of the order with the seller's reply, or the link to write it. */
export function ReviewCard({ order, when }: Props) {
  const { order_num, review, review_state } = order;
  if (review_state === "open") {
    return (
      <a class="button primary" href={reviewHref(order_num)} data-action="review">
        写评价
      </a>
    );
  }
  if (!review) return null;
  return (
    <section class="card" aria-label="我的评价" data-action="review">
      <h2 class="card-title">{review.hidden_reason === null ? "我的评价" : REVIEW_WORDS.hidden}</h2>
      {review.hidden_reason === null ? null : (
        <p class="hint">
          平台隐藏了这条评价，别人看不到，也不计入评分。理由：<bdi>{review.hidden_reason}</bdi>
        </p>
      )}
      <p class="review-head wrap own-review">
        <Stars score={review.score} />
        <small class="figures">
          {when(review.created_at)}
          {review.edited_at === null ? "" : ` · ${EDITED_WORD}`}
        </small>
      </p>
      <p class="said">{review.content}</p>
      <Evidence images={review.images} by="我" />
      <SellerReply reply={review.reply} />
      {review.editable_until === null ? null : (
        <p class="stack">
          <a class="button" href={reviewHref(order_num)}>
            修改评价
          </a>
          <small class="hint">{when(review.editable_until)} 前可以修改</small>
        </p>
      )}
    </section>
  );
}

/** The seller's reply to a review. */
export function SellerReply({ reply }: { reply: { content: string } | null | undefined }) {
  if (!reply) return null;
  return (
    <p class="seller-reply">
      <strong>卖家回复</strong>
      <span class="said">{reply.content}</span>
    </p>
  );
}
