import { Buyer } from "../../parts/buyer";
import { Phrases } from "../../parts/phrases";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

/** The best review large, two more beside it. */
export function TestimonialLarge({ block, page }: BlockProps<"testimonials">) {
  const [first, ...more] = [...page.reviews].sort((a, b) => b.score - a.score).slice(0, 3);
  return first ? (
    <Section
      block={block}
      className="grid grid-cols-[1fr_380px] gap-24 py-24 narrow:grid-cols-1 narrow:gap-12"
    >
      <div>
        <Title block={block} className="[&>h2]:text-lg" />
        <figure className="mt-8">
          <blockquote className="text-balance font-semibold text-2xl leading-[60px] small:text-[clamp(22px,4.6vw,32px)] small:leading-normal">
            <Phrases text={`「${first.content}」`} />
          </blockquote>
          <figcaption className="mt-8">
            <Buyer review={first} />
          </figcaption>
        </figure>
      </div>
      <div className="grid content-end gap-10 narrow:fit-260">
        {more.map((review) => (
          <figure key={review.id} className="border-rule border-t pt-6">
            <blockquote className="text-base text-soft">
              <Phrases text={review.content} />
            </blockquote>
            <figcaption className="mt-4">
              <Buyer review={review} />
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  ) : null;
}
