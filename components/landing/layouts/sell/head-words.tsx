import type { Brand, Landing } from "@storefront/brands/types";
import type { AppInfo } from "@/lib/app-info/read-app-info";
import { DownloadAction } from "../../parts/download-action";
import { Phrases } from "../../parts/phrases";

interface Props {
  brand: Brand;
  landing: Landing;
  kicker: string | undefined;
}

/** The page's h1 with the line above and the sentence below it. */
export function HeadWords({ brand, landing, kicker }: Props) {
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

/** The download of a sell page, in the brand's name. */
export function SellDownload({
  brand,
  app,
  className = "",
}: {
  brand: Brand;
  app: AppInfo;
  className?: string;
}) {
  return <DownloadAction app={app} text={`下载${brand.name} App`} className={className} />;
}
