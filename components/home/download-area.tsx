import type { Brand } from "@/brands/types";
import { DownloadQr } from "@/components/brand/download-qr";
import { Mark } from "@/components/brand/mark";
import { StoreLinks } from "@/components/brand/store-links";
import type { AppInfo } from "@/lib/home/load-app-info";

/** The download area: QR code and two buttons (spec §2 Home screen). */
export function DownloadArea({ brand, app }: { brand: Brand; app: AppInfo }) {
  return (
    <section id="download" className="container-page scroll-mt-6 pt-20">
      <div className="relative flex items-center gap-12 overflow-hidden rounded-l bg-primary-strong px-16 py-14 text-white">
        <Mark mark={brand.mark} className="-right-8 -bottom-16 absolute size-72 text-white/8" />
        <DownloadQr url={app.downloadUrl} size={168} />
        <div className="relative">
          <h2 className="font-semibold text-xl">下载{brand.name} App</h2>
          <p className="mt-2 mb-6 text-base text-white/85">付款、领卡密、上号，都在手机上完成。</p>
          <StoreLinks app={app} on="dark" />
        </div>
      </div>
    </section>
  );
}
