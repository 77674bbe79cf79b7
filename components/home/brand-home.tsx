import { rootLanding, rootPath } from "@storefront/brands/pages";
import type { Brand } from "@storefront/brands/types";
import { Bag } from "@/components/bag/bag";
import { BAG_SHAPES } from "@/components/bag/bag-shapes";
import { DownloadQr } from "@/components/brand/download-qr";
import { Mark } from "@/components/brand/mark";
import { StoreLinks } from "@/components/brand/store-links";
import { TabletRedirect } from "@/components/chrome/tablet-redirect";
import { hasApp } from "@/lib/app-info/app-texts";
import { loadAppInfo } from "@/lib/app-info/load-app-info";
import { VisitLead } from "./lead/visit-lead";
import { StoreAppInfo } from "./store-app-info";

const BAGS = 3;

/** The home page of a host without goods: what the brand is about, its own pages, and its app. */
export async function BrandHome({ brand }: { brand: Brand }) {
  const app = await loadAppInfo(brand);
  const landing = rootLanding(brand);
  const href = rootPath(brand);
  const others = brand.landings.filter(({ kind, route }) => kind !== "legal" && route !== href);
  return (
    <main id="main">
      <TabletRedirect />
      <StoreAppInfo app={app} />
      <section className="bg-tint">
        <div className="container-page grid grid-cols-[1fr_480px] items-center gap-16 py-16 narrow:grid-cols-[1fr_320px] narrow:gap-10 small:grid-cols-1 small:py-10">
          <div>
            <p className="font-medium text-base text-primary-strong">{brand.name}</p>
            <h1 className="mt-3 font-bold text-2xl text-balance small:text-xl">
              {landing?.headline ?? brand.name}
            </h1>
            <p className="mt-4 text-ink-2 text-lg small:text-base">{brand.slogan}</p>
            <a
              href={href}
              className="mt-8 inline-flex h-12 items-center rounded-s bg-primary px-8 font-medium text-base text-white hover:bg-primary-strong"
            >
              看看{brand.name}怎么做
            </a>
          </div>
          <Drawing brand={brand} bags={landing?.kind === "bag"} />
        </div>
      </section>
      <div className="container-page pt-4">
        <VisitLead brand={brand} />
      </div>
      <section className="container-page grid grid-cols-[1fr_480px] items-center gap-16 pt-14 narrow:grid-cols-1 narrow:gap-10">
        <div>
          {landing ? <p className="text-base text-ink-2">{landing.subline}</p> : null}
          <ul className="mt-6 grid gap-4">
            {others.map(({ route, headline, subline }) => (
              <li key={route}>
                <a
                  href={route}
                  className="group block rounded-m bg-white px-6 py-5 shadow-card hover:bg-tint"
                >
                  <span className="font-semibold text-lg group-hover:text-primary-strong">
                    {headline}
                  </span>
                  <span className="mt-1 block text-ink-2">{subline}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div
          id="download"
          className="flex scroll-mt-6 items-center gap-8 rounded-l bg-white p-8 shadow-card small:flex-wrap small:p-6"
        >
          <div className="small:hidden">
            <DownloadQr app={app} size={132} />
          </div>
          <div className="grid gap-3">
            <h2 className="font-semibold text-lg">
              {hasApp(app) ? `${brand.name} App` : `${brand.name}手机版`}
            </h2>
            {hasApp(app) ? null : (
              <p className="text-ink-2">还没有 App，也不用装，手机浏览器里就能用。</p>
            )}
            <StoreLinks app={app} />
          </div>
        </div>
      </section>
    </main>
  );
}

/** Bags for a brand that trades them; the brand's mark for any other. */
function Drawing({ brand, bags }: { brand: Brand; bags: boolean }) {
  if (!bags) {
    return (
      <div className="grid aspect-[2/1] place-items-center rounded-l bg-white text-primary-strong small:hidden">
        <Mark mark={brand.mark} className="size-40" />
      </div>
    );
  }
  return (
    <div className="grid aspect-[2/1] grid-cols-3 items-center gap-4 rounded-l bg-white px-8 small:hidden">
      {BAG_SHAPES.slice(0, BAGS).map((shape) => (
        <Bag key={shape.name} shape={shape} className="w-full" />
      ))}
    </div>
  );
}
