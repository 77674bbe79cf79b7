import { pictureAt } from "@storefront/contract/pictures/picture-widths";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { Review } from "@/lib/landing/choose-reviews";

/** Author of a review, and the reviewed goods. */
export function Buyer({ review }: { review: Review }) {
  const [initial = ""] = Array.from(review.nickname);
  return (
    <span className="flex min-w-0 items-center gap-3">
      {review.avatar ? (
        <img
          src={pictureAt(review.avatar, 80)}
          width={40}
          height={40}
          alt=""
          loading="lazy"
          data-initial={initial}
          className="or-initial size-10 overflow-hidden rounded-full"
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-10 place-items-center rounded-full bg-glow text-over"
        >
          {initial}
        </span>
      )}
      <span className="min-w-0">
        <span className="block truncate font-medium small:whitespace-normal">
          {review.nickname}
        </span>
        <a
          href={goodsAddress(review.goodsId)}
          className="block truncate text-soft text-xs underline-offset-2 hover:underline small:whitespace-normal"
        >
          {review.score} 星 · {review.goodsName}
        </a>
      </span>
    </span>
  );
}
