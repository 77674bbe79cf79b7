import type { Hero } from "@storefront/brands/landing-design";
import type { PageProps } from "../landing-props";
import { CallToActionLink } from "../parts/call-to-action-link";
import { Phrases } from "../parts/phrases";

interface Props {
  hero: Hero;
  page: PageProps;
  className?: string;
  /** Class names of the sentence below the headline. */
  sub?: string;
}

/** The page's h1, with the kicker above and the sentence below. */
export function Words({ hero, page, className = "", sub = "max-w-[480px]" }: Props) {
  return (
    <div className={className}>
      {hero.kicker ? (
        <p className="mb-4 font-medium text-base text-mark small:mb-3">{hero.kicker}</p>
      ) : null}
      <h1 className="text-balance font-bold text-3xl narrow:text-2xl small:text-[clamp(28px,6.4vw,40px)] small:leading-[1.25]">
        <Phrases text={page.landing.headline} />
      </h1>
      <p className={`mt-5 text-pretty text-lg text-soft small:mt-4 small:text-base ${sub}`}>
        <Phrases text={page.landing.subline} />
      </p>
      {hero.callToAction ? (
        <CallToActionLink callToAction={hero.callToAction} className="mt-7" />
      ) : null}
    </div>
  );
}
