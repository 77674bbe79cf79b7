import type { LandingProps } from "../../landing-props";
import { Phrases } from "../../parts/phrases";

interface Props {
  page: Pick<LandingProps, "brand" | "landing">;
  kicker: string | undefined;
}

/** The page's h1 with the line above and the sentence below it. */
export function HeadWords({ page: { brand, landing }, kicker }: Props) {
  return (
    <div>
      <p className="mb-4 font-medium text-base text-mark">{kicker ?? brand.slogan}</p>
      <h1 className="text-balance font-bold text-3xl narrow:text-2xl small:text-[clamp(28px,6.4vw,40px)] small:leading-[1.25]">
        <Phrases text={landing.headline} />
      </h1>
      <p className="mt-5 max-w-[560px] text-pretty text-lg text-soft small:mt-4 small:text-base">
        <Phrases text={landing.subline} />
      </p>
    </div>
  );
}
