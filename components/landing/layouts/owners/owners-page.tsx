import { loadReviews } from "@/lib/landing/load-reviews";
import { Closing } from "../../parts/closing";
import { Opening } from "../../parts/opening";
import { ReviewQuotes } from "../../parts/review-quotes";
import { Section } from "../../parts/section";
import type { LayoutProps } from "../layout-props";
import { HourRates } from "./hour-rates";
import { OwnerCards } from "./owner-cards";

/** Owners of rentals: who they are, and what they ask. */
export async function OwnersPage({ layout, ...page }: LayoutProps<"owners">) {
  const { storefront, host, landing } = page;
  const { notes, people, rates } = layout;
  const reviews = await loadReviews(storefront, ["租号"], landing.route);
  const cards = <OwnerCards {...people} storefront={storefront} mallUrl={host.mallUrl} />;
  const table = <HourRates {...rates} storefront={storefront} />;
  return (
    <>
      <Section
        block={layout}
        className="grid grid-cols-[1fr_400px] items-center gap-16 py-14 narrow:grid-cols-1 narrow:gap-8"
      >
        <Opening page={page} kicker={layout.kicker} />
        <dl data-ground="white" className="divide-y divide-rule rounded-l px-7 py-3 shadow-card">
          {notes.map(({ name, text }) => (
            <div key={name} className="py-4">
              <dt className="font-semibold text-mark">{name}</dt>
              <dd className="mt-0.5 text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      {layout.first === "people" ? cards : table}
      <ReviewQuotes title={layout.reviews} reviews={reviews} surface="ground" />
      {layout.first === "people" ? table : cards}
      <Closing page={page} {...layout.closing} />
    </>
  );
}
