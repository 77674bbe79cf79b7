import { Buyer } from "../../parts/buyer";
import { Phrases } from "../../parts/phrases";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

const COLUMNS = [0, 1, 2] as const;

/** Notes in three columns of equal count, each as tall as its text. */
export function TestimonialWall({ block, page }: BlockProps<"testimonials">) {
  const count = Math.min(9, Math.floor(page.reviews.length / COLUMNS.length) * COLUMNS.length);
  const shown = page.reviews.slice(0, Math.max(COLUMNS.length, count));
  return (
    <Section block={block}>
      <Title block={block} className="max-w-[640px]" />
      <div className="mt-12 grid grid-cols-3 items-start gap-6 narrow:block narrow:columns-[270px] small:mt-9">
        {COLUMNS.map((column) => (
          <div key={column} className={`grid gap-6 narrow:contents ${column === 1 ? "pt-8" : ""}`}>
            {shown
              .filter((_, index) => index % COLUMNS.length === column)
              .map((review, index) => (
                <figure
                  key={review.id}
                  className={`min-w-0 rounded-m bg-panel p-7 narrow:mb-5 narrow:break-inside-avoid narrow:p-6 ${index === column ? "border-glow border-l-4" : ""}`}
                >
                  <blockquote className={index === column ? "text-lg" : "text-base"}>
                    <Phrases text={review.content} />
                  </blockquote>
                  <figcaption className="mt-5">
                    <Buyer review={review} />
                  </figcaption>
                </figure>
              ))}
          </div>
        ))}
      </div>
    </Section>
  );
}
