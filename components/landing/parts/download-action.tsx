import { DownloadCode } from "@/components/brand/download-code";
import { StoreLink } from "@/components/brand/store-link";
import { downloadText } from "@/lib/app-info/app-texts";
import type { LandingProps } from "../landing-props";

interface Props {
  page: Pick<LandingProps, "brand" | "app">;
  className?: string;
}

/**
 * The one filled action of a view: the app's download, or the mobile site where there is no app. The code to scan stands
 * beside it in windows wider than a phone.
 */
export function DownloadAction({ page: { brand, app }, className = "" }: Props) {
  return (
    <div className={`flex items-center gap-5 ${className}`}>
      <StoreLink
        href={app.downloadUrl}
        isCountedThere={app.isCountedOnPhone}
        className="inline-flex h-14 items-center rounded-s bg-glow px-8 font-semibold text-lg text-over hover:underline small:w-full small:justify-center"
      >
        {downloadText(app, brand.name)}
      </StoreLink>
      <span className="flex items-center gap-3 text-soft text-xs small:hidden">
        <DownloadCode app={app} size={72} />
        手机扫码
        <br />
        直接打开
      </span>
    </div>
  );
}
