import { DownloadCode } from "@/components/brand/download-code";
import { StoreLink } from "@/components/brand/store-link";
import type { LandingProps } from "../landing-props";

interface Props {
  page: Pick<LandingProps, "brand" | "app">;
  className?: string;
}

/** The one filled action of a view: the app's download. The code to scan stands beside it in windows wider than a phone. */
export function DownloadAction({ page: { brand, app }, className = "" }: Props) {
  return (
    <div className={`flex items-center gap-5 ${className}`}>
      <StoreLink
        href={app.downloadUrl}
        className="inline-flex h-14 items-center rounded-s bg-glow px-8 font-semibold text-lg text-over hover:underline small:w-full small:justify-center"
      >
        下载{brand.name} App
      </StoreLink>
      <span className="flex items-center gap-3 text-soft text-xs small:hidden">
        <DownloadCode url={app.downloadUrl} size={72} />
        手机扫码
        <br />
        直接打开
      </span>
    </div>
  );
}
