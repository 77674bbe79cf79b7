import { REVIEW_WORDS } from "@storefront/contract/labels/state-words";
import type { OrderPage } from "@/lib/order/order-page";
import { ReviewText } from "../review/review-text";
import { State } from "./after-sale-card";
import { Card } from "./card";

/** The buyer's review with the seller's reply; it is written and changed in the dialog of the order's actions. */
export function ReviewCard({ page: { order, review } }: { page: OrderPage }) {
  if (review === null) return null;
  const word = order.review === null ? null : <State>{REVIEW_WORDS[order.review]}</State>;
  return (
    <Card title="我的评价" aside={word}>
      <ReviewText review={review} />
      {review.reply === "" ? null : (
        <p className="wrap-anywhere whitespace-pre-line rounded-s bg-ground px-3 py-2 text-sm">
          卖家回复：<bdi>{review.reply}</bdi>
        </p>
      )}
      {review.hiddenReason === "" ? null : (
        <p className="wrap-anywhere mt-2 text-ink-2 text-sm">
          别人看不到，也不计入评分。理由：<bdi>{review.hiddenReason}</bdi>
        </p>
      )}
    </Card>
  );
}
