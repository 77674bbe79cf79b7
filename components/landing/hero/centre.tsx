import type { SystemFacts } from "@storefront/brands/landing-info";
import type { ReactNode } from "react";
import { DownloadQr } from "@/components/brand/download-qr";
import { StoreButton } from "@/components/brand/store-button";
import { HOME } from "@/components/chrome/links";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { Words } from "./words";

/** A download centre: the QR code in a viewfinder, and a sheet per system. */
export function CentreHero({ hero, page }: HeroProps<"centre">) {
  return (
    <HeroGround hero={hero}>
      <div
        aria-hidden="true"
        data-ground="deep"
        className="absolute inset-x-0 top-0 h-[392px] small:h-[480px]"
      />
      <div className="container-page relative pt-16 pb-20 small:pt-10 small:pb-12">
        <div data-ground="deep">
          <Words hero={hero} page={page} sub="max-w-[620px]" />
        </div>
        <div className="mt-12 grid grid-cols-[392px_1fr] gap-6 narrow:grid-cols-[288px_1fr] small:mt-8 small:grid-cols-1">
          <div
            data-ground="ink"
            className="flex flex-col items-center justify-center rounded-l px-10 py-12 text-center shadow-dialog narrow:px-0 small:py-8"
          >
            <Viewfinder>
              <DownloadQr url={page.app.downloadUrl} size={232} />
            </Viewfinder>
            <p className="mt-9 text-base">{hero.scan}</p>
          </div>
          <div className="grid gap-4">
            <Sheet name="iPhone" facts={hero.ios}>
              <StoreButton app={page.app} system="ios" />
            </Sheet>
            <Sheet name="Android" facts={hero.android}>
              <StoreButton app={page.app} system="android" />
            </Sheet>
            <div
              data-ground="white"
              className="flex items-center justify-between gap-8 rounded-l px-8 py-6 shadow-card small:flex-wrap small:gap-4 small:px-5"
            >
              <p>
                <span className="mr-6 font-semibold text-lg">电脑</span>
                <span className="text-base text-soft">{hero.desktop}</span>
              </p>
              <a
                href={HOME}
                className="shrink-0 font-medium text-base text-mark underline underline-offset-4"
              >
                打开首页
              </a>
            </div>
            <p className="text-soft">
              系统版本是示例文字。正式上线前，由运营者按自己的 App 填写；以应用商店页面所写为准。
            </p>
          </div>
        </div>
      </div>
    </HeroGround>
  );
}

function Sheet(props: { name: string; facts: SystemFacts; children: ReactNode }) {
  const { name, facts, children } = props;
  return (
    <section
      data-ground="white"
      aria-label={name}
      className="rounded-l px-8 py-6 shadow-card small:px-5"
    >
      <div className="flex items-center justify-between small:flex-wrap small:gap-3">
        <p className="font-bold text-xl">{name}</p>
        {children}
      </div>
      <dl className="mt-4 grid grid-cols-3 gap-6 border-rule border-t pt-4 small:grid-cols-[repeat(auto-fill,minmax(150px,1fr))] small:gap-3">
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt className="text-soft">{fact}</dt>
            <dd className="mt-1 font-medium text-base">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Corner marks of a camera viewfinder around the QR code. */
function Viewfinder({ children }: { children: ReactNode }) {
  return (
    <div className="relative p-7">
      <svg
        viewBox="0 0 288 288"
        className="absolute inset-0 size-full text-glow"
        aria-hidden="true"
      >
        <path
          d="M4 60V24A20 20 0 0 1 24 4h36M228 4h36a20 20 0 0 1 20 20v36M284 228v36a20 20 0 0 1-20 20h-36M60 284H24a20 20 0 0 1-20-20v-36"
          fill="none"
          stroke="currentColor"
          strokeWidth="7"
          strokeLinecap="round"
        />
      </svg>
      {children}
    </div>
  );
}
