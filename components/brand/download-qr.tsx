import { hasApp } from "@/lib/app-info/app-texts";
import type { AppInfo } from "@/lib/app-info/read-app-info";
import { CopyDownload } from "./copy-download";
import { DownloadCode } from "./download-code";

interface Props {
  app: AppInfo;
  /** Pixels. */
  size?: number;
}

/** The download QR code with a label and a button that copies its link (product §10.17); not on phones, which cannot scan it. */
export function DownloadQr({ app, size = 144 }: Props) {
  const isApp = hasApp(app);
  return (
    <div
      data-ground="white"
      className="relative inline-grid shrink-0 small:hidden justify-items-center rounded-s bg-white pb-2 text-ink"
    >
      <figure>
        <DownloadCode app={app} size={size} />
        <figcaption className="-mt-1 mb-1 text-center text-xs">
          {isApp ? "扫码下载 App" : "扫码打开手机版"}
        </figcaption>
      </figure>
      <CopyDownload url={app.downloadUrl} className="h-7! px-2!">
        {isApp ? "复制下载链接" : "复制手机版链接"}
      </CopyDownload>
    </div>
  );
}
