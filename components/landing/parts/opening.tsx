import type { LandingProps } from "../landing-props";
import { DownloadAction } from "./download-action";
import { Phrases } from "./phrases";

interface Props {
  page: Pick<LandingProps, "brand" | "landing" | "app">;
  /** A few words above the headline. */
  kicker?: string | undefined;
  /** Omits the download, for a page with one elsewhere in its first view. */
  bare?: boolean;
  className?: string;
}

/** The opening of every page: kicker, headline, the sentence that names the business, and the download. */
export function Opening({ page, kicker, bare, className = "" }: Props) {
  return (
    <div className={className}>
      {kicker ? <p className="mb-4 font-medium text-base text-mark">{kicker}</p> : null}
      <h1 className="text-balance font-bold text-3xl leading-[1.2] narrow:text-2xl small:text-[clamp(28px,8vw,40px)]">
        <Phrases text={page.landing.headline} />
      </h1>
      <p className="mt-5 max-w-[600px] text-pretty text-lg text-soft small:text-base">
        {page.landing.subline}
      </p>
      {bare ? null : <DownloadAction page={page} className="mt-8" />}
    </div>
  );
}
