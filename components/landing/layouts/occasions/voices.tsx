import type { OccasionsLayout } from "@storefront/brands/layouts/occasions";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { Review } from "@/lib/landing/choose-reviews";
import { Band } from "../../parts/section";
import { WaveformBars } from "../../parts/waveform-bars";

const SHOWN = 4;

type Props = OccasionsLayout["voices"] & { reviews: readonly Review[] };

/** Buyers' reviews as lines of a conversation, each on its own wave. */
export function Voices({ title, surface, reviews }: Props) {
  if (reviews.length === 0) return null;
  return (
    <Band block={{ surface, title }}>
      <ul className="mt-8 grid gap-4">
        {reviews.slice(0, SHOWN).map((review, index) => (
          <li
            key={review.id}
            className={`flex w-fit max-w-[880px] items-center gap-6 rounded-[28px] bg-panel px-7 py-5 small:flex-wrap small:gap-3 ${index % 2 === 1 ? "ml-auto rounded-br-s" : "rounded-bl-s"}`}
          >
            <WaveformBars seed={review.nickname} bars={12} height={40} className="text-glow" />
            <figure className="min-w-0">
              <blockquote className="text-base">{review.content}</blockquote>
              <figcaption className="mt-1 text-soft text-xs">
                {review.nickname} ·{" "}
                <a href={goodsAddress(review.goodsId)} className="hover:underline">
                  {review.goodsName}
                </a>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Band>
  );
}
