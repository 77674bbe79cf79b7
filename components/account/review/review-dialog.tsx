"use client";

import { REVIEW_WORDS } from "@storefront/contract/labels/state-words";
import { fullTime } from "@storefront/contract/text/china-time";
import { AccountData } from "@/components/account/parts/account-data";
import { useAccountCall } from "@/components/account/parts/use-account-call";
import { Dialog } from "@/components/ui/dialog";
import { type OrderReview, readOrderReview } from "@/lib/account/read-order-review";
import type { AccountOrder } from "@/lib/account/read-orders";
import { ReviewForm } from "./review-form";
import { ReviewText } from "./review-text";

interface Props {
  order: Pick<AccountOrder, "orderNum" | "goodsName" | "review">;
  onClose: () => void;
  onWritten: () => void;
}

/** Writes the review of a received order, or shows and changes it. */
export function ReviewDialog({ order, onClose, onWritten }: Props) {
  const { orderNum, goodsName, review } = order;
  const title = review === "open" ? "写评价" : "我的评价";
  return (
    <Dialog open title={title} width={432} description={goodsName} onClose={onClose}>
      {review === "open" ? (
        <ReviewForm orderNum={orderNum} review={null} onWritten={onWritten} />
      ) : (
        <Written orderNum={orderNum} onWritten={onWritten} />
      )}
    </Dialog>
  );
}

function Written({ orderNum, onWritten }: { orderNum: string; onWritten: () => void }) {
  const answer = useAccountCall("orderDetail", { order_num: orderNum }, readOrderReview);
  return (
    <AccountData answer={answer} label="评价">
      {(review, reload) => (
        <>
          <HiddenNote review={review} />
          {review.reply === "" ? null : (
            <p className="wrap-anywhere mt-3 whitespace-pre-line rounded-s bg-ground px-3 py-2 text-sm">
              卖家回复：<bdi>{review.reply}</bdi>
            </p>
          )}
          {review.editableUntil === null ? (
            <ReviewText review={review} />
          ) : (
            <>
              <p className="mt-3 text-ink-2 text-sm">{fullTime(review.editableUntil)} 前可以修改</p>
              <ReviewForm
                orderNum={orderNum}
                review={review}
                onWritten={() => void reload().then(onWritten)}
              />
            </>
          )}
        </>
      )}
    </AccountData>
  );
}

function HiddenNote({ review: { hiddenReason } }: { review: OrderReview }) {
  if (hiddenReason === "") return null;
  return (
    <p className="mt-3 rounded-s bg-tint px-3 py-2 text-sm">
      <strong>{REVIEW_WORDS.hidden}</strong>
      ：别人看不到，也不计入评分。理由：
      <bdi>{hiddenReason}</bdi>
    </p>
  );
}
