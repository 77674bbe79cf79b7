import { DownloadQr } from "@/components/brand/download-qr";
import { StoreLinks } from "@/components/brand/store-links";
import type { LandingProps } from "../landing-props";
import { PhoneBoost } from "./phone-boost";
import { Staircase } from "./staircase";

/** Squared paper with the climb drawn on it; the phone stands on the top step. */
export function BoostHero({ landing, app }: LandingProps) {
  return (
    <section className="relative overflow-hidden bg-tint">
      <div
        aria-hidden="true"
        className="absolute inset-0 bg-[linear-gradient(to_right,color-mix(in_oklab,var(--brand-primary)_9%,transparent)_1px,transparent_1px),linear-gradient(to_bottom,color-mix(in_oklab,var(--brand-primary)_9%,transparent)_1px,transparent_1px)] bg-[size:40px_40px] bg-center"
      />
      <div className="container-page relative h-[800px]">
        <Staircase />
        <div className="relative z-10 pt-20">
          <h1 className="max-w-[660px] text-balance font-bold text-3xl">{landing.headline}</h1>
          <p className="mt-6 max-w-[520px] text-ink-2 text-lg">{landing.subline}</p>
          <div className="mt-8 flex items-center gap-5">
            <div className="rounded-m bg-white p-1.5 shadow-card">
              <DownloadQr url={app.downloadUrl} size={112} />
            </div>
            <div className="grid gap-3">
              <p className="text-ink-2">手机扫码下载，或选择系统</p>
              <StoreLinks app={app} />
            </div>
          </div>
        </div>
        <PhoneBoost className="absolute top-14 right-4 z-10" />
      </div>
    </section>
  );
}
