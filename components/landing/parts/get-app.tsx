import type { Surface } from "@storefront/brands/landing-parts";
import { DownloadQr } from "@/components/brand/download-qr";
import { StoreLinks } from "@/components/brand/store-links";
import type { AppInfo } from "@/lib/app-info/read-app-info";
import { isDark } from "./is-dark";

interface Props {
  app: AppInfo;
  surface: Surface;
  /** QR code beside the buttons, above them, or on a white card. */
  variant?: "row" | "stack" | "card";
  className?: string;
}

/** The download of a hero: QR code and both stores. */
export function GetApp({ app, surface, variant = "row", className = "" }: Props) {
  const stores = <StoreLinks app={app} surface={isDark(surface) ? "dark" : "light"} />;
  if (variant === "card") {
    return (
      <div
        data-ground="white"
        className={`inline-flex items-center gap-6 rounded-l p-5 pr-8 shadow-card small:flex small:w-fit small:flex-wrap small:p-4 ${className}`}
      >
        <DownloadQr url={app.downloadUrl} size={120} />
        <div className="grid gap-3">
          <p className="text-soft">手机扫码下载，或选择系统</p>
          <StoreLinks app={app} />
        </div>
      </div>
    );
  }
  if (variant === "stack") {
    return (
      <div className={`grid justify-items-center gap-5 ${className}`}>
        <DownloadQr url={app.downloadUrl} size={132} />
        {stores}
      </div>
    );
  }
  return (
    <div className={`flex items-center gap-5 small:flex-wrap ${className}`}>
      <DownloadQr url={app.downloadUrl} size={112} />
      <div className="grid gap-3">
        <p className="text-soft">手机扫码下载，或选择系统</p>
        {stores}
      </div>
    </div>
  );
}
