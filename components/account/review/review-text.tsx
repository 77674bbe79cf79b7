import { pictureAt } from "@storefront/contract/pictures/picture-widths";
import { Stars } from "@/components/listing/stars";
import type { OrderReview } from "@/lib/account/read-order-review";

/** A review that cannot be changed any more. */
export function ReviewText({ review: { score, content, pictures } }: { review: OrderReview }) {
  return (
    <div className="mt-3 space-y-2 pb-2">
      <Stars score={score} />
      <p className="wrap-anywhere whitespace-pre-line text-sm">
        <bdi>{content}</bdi>
      </p>
      <p className="flex gap-2 empty:hidden">
        {pictures.map(({ id, url }, index) => (
          <img
            key={id}
            src={pictureAt(url, 320)}
            alt={`我的图片 ${index + 1}`}
            className="size-20 rounded-s border border-line object-cover"
          />
        ))}
      </p>
    </div>
  );
}
