import type { LandingDesign } from "@storefront/brands/landing-design";
import { themeStyle } from "@/components/brand/theme-style";
import { interpolate } from "@/lib/landing/interpolate";
import { loadReviews } from "@/lib/landing/load-reviews";
import { LandingBlock } from "./blocks/block";
import { Hero } from "./hero/hero";
import type { LandingProps } from "./landing-props";

/** A landing page rendered from its brand's data (docs/landings.md). */
export async function LandingPage({ design, ...props }: LandingProps & { design: LandingDesign }) {
  const testimonials = design.sections.find(({ block }) => block === "testimonials");
  const reviews =
    testimonials?.block === "testimonials"
      ? await loadReviews(props.market, testimonials.about, props.landing.route)
      : [];
  const page = { ...props, design: interpolate(design), reviews };
  return (
    <main id="main" style={themeStyle(props.brand.theme)} className="bg-white text-ink">
      <Hero page={page} />
      {page.design.sections.map((block) => (
        <LandingBlock key={`${block.block} ${block.title}`} block={block} page={page} />
      ))}
    </main>
  );
}
