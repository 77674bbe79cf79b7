import type { Surface } from "@storefront/brands/landing-parts";
import type { Review } from "@/lib/landing/choose-reviews";
import { Buyer } from "./buyer";
import { Band } from "./section";

interface Props {
  title: string;
  reviews: readonly Review[];
  surface: Surface;
}

/** Three buyers' reviews, unchanged; nothing without any. */
export function ReviewQuotes({ title, reviews, surface }: Props) {
  if (reviews.length === 0) return null;
  return (
    <Band block={{ surface, title }}>
      <div className="mt-8 grid grid-cols-3 gap-5 narrow:grid-cols-1">
        {reviews.slice(0, 3).map((review) => (
          <figure
            key={review.id}
            className="flex flex-col justify-between gap-5 rounded-m bg-panel p-6"
          >
            <blockquote className="text-base">{review.content}</blockquote>
            <figcaption>
              <Buyer review={review} />
            </figcaption>
          </figure>
        ))}
      </div>
    </Band>
  );
}
