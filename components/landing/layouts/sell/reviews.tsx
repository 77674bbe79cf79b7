import { loadReviews } from "@/lib/landing/load-reviews";
import { Buyer } from "../../parts/buyer";
import { Phrases } from "../../parts/phrases";
import { Band } from "../../parts/section";
import type { BandProps } from "./band-props";

const SHOWN = 3;

/** Buyers' reviews of accounts: the first one large. Renders nothing without reviews. */
export async function Reviews({ band, page: { storefront, landing } }: BandProps<"reviews">) {
  const reviews = (await loadReviews(storefront, ["账号"], landing.route)).slice(0, SHOWN);
  if (reviews.length === 0) return null;
  return (
    <Band block={band}>
      <div className="mt-8 grid grid-cols-2 gap-x-12 gap-y-8 small:grid-cols-1">
        {reviews.map((review, at) => (
          <figure
            key={review.id}
            className={at === 0 ? "row-span-2 border-glow border-l-4 pl-8" : ""}
          >
            <blockquote
              className={at === 0 ? "mb-6 font-semibold text-2xl narrow:text-xl" : "mb-3 text-lg"}
            >
              <Phrases text={review.content} />
            </blockquote>
            <figcaption>
              <Buyer review={review} />
            </figcaption>
          </figure>
        ))}
      </div>
    </Band>
  );
}
