import { Buyer } from "../../parts/buyer";
import { Phrases } from "../../parts/phrases";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

const INDENTS = [
  "ml-0",
  "ml-[320px] narrow:ml-[14%]",
  "ml-[120px] narrow:ml-[5%]",
  "ml-[400px] narrow:ml-[18%]",
] as const;

/** Speech bubbles, each indented further than the previous one. */
export function TestimonialBubbles({ block, page }: BlockProps<"testimonials">) {
  return (
    <Section block={block}>
      <Title block={block} className="max-w-[640px]" />
      <div className="mt-12 grid gap-6">
        {page.reviews.slice(0, 4).map((review, index) => (
          <figure
            key={review.id}
            className={`flex w-fit max-w-[800px] items-center gap-8 rounded-[28px] rounded-bl-s bg-panel px-8 py-6 small:flex-col small:items-start small:gap-4 small:px-6 small:py-5 ${INDENTS[index] ?? ""}`}
          >
            <blockquote className="text-lg small:text-base">
              <Phrases text={review.content} />
            </blockquote>
            <figcaption className="w-[220px] shrink-0 small:w-full small:shrink">
              <Buyer review={review} />
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
