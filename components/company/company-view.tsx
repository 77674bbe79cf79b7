import { NEUTRAL } from "@storefront/brands";
import { hasPlace } from "@storefront/brands/assortment";
import type { Brand } from "@storefront/brands/types";
import { agreements, type ChromeLink, CREDITS } from "@/components/chrome/links";
import { StructuredData } from "@/components/ui/structured-data";
import { offersBoosting } from "@/lib/boost/load-boost-games.server";
import { organizationData } from "@/lib/seo/organization";
import { BusinessLines } from "./business-lines";
import { CompanyDetails } from "./company-details";
import { AUTOMATIC_KINDS, businessOf } from "./copy";
import { ServiceDay } from "./service-day";
import { StreetMap } from "./street-map";

/** The company page: registered details, location, business and service hours (product §2). */
export async function CompanyView({ brand }: { brand: Brand }) {
  const { company, name } = brand;
  const documents = agreements(brand);
  return (
    <main id="main">
      {brand === NEUTRAL ? null : <StructuredData data={organizationData(brand)} />}
      <section className="container-page grid grid-cols-[1fr_560px] items-stretch gap-16 py-14 narrow:grid-cols-[1fr_360px] narrow:gap-10 small:grid-cols-1 small:py-10">
        <div className="self-center">
          <p className="text-base text-primary-strong">{name} 由谁运营</p>
          <h1 className="mt-2 text-balance font-bold text-2xl narrow:text-xl">{company.name}</h1>
          <div className="mt-8 border-line border-y">
            <CompanyDetails company={company} />
          </div>
        </div>
        <figure className="relative h-[480px] overflow-hidden rounded-l border border-line shadow-card narrow:h-auto narrow:self-center">
          <div className="h-[420px] narrow:flex narrow:h-auto narrow:items-center small:max-h-[240px]">
            <StreetMap brand={brand} />
          </div>
          <figcaption className="flex h-[60px] items-center justify-between bg-white px-6 text-ink-2 narrow:relative narrow:h-auto narrow:min-h-[60px] narrow:gap-4 narrow:py-3">
            <span className="truncate narrow:whitespace-normal">
              {company.address || "网络服务，不设门店"}
            </span>
            <span className="shrink-0 text-ink-3 text-xs">示意图</span>
          </figcaption>
        </figure>
      </section>
      <div className="bg-white">
        <BusinessLines business={businessOf(brand, await offersBoosting(brand))} />
      </div>
      <ServiceDay
        automatic={AUTOMATIC_KINDS.some((kind) => hasPlace(brand.assortment, { kind }))}
      />
      {documents.length === 0 ? null : <Documents links={documents} />}
    </main>
  );
}

function Documents({ links }: { links: ChromeLink[] }) {
  return (
    <section className="container-page flex items-center justify-between gap-10 pt-16 small:flex-wrap small:gap-6 small:pt-12">
      <div>
        <h2 className="font-semibold text-xl">白纸黑字</h2>
        <p className="mt-2 text-base text-ink-2">
          你的权利、我们的义务，都写在这些文件里；图标的作者见
          <a className="underline underline-offset-2" href={CREDITS}>
            素材来源
          </a>
          。
        </p>
      </div>
      <ul className="flex gap-4 narrow:shrink-0 small:shrink small:flex-wrap">
        {links.map(({ text, href }) => (
          <li key={href}>
            <a
              href={href}
              className="block rounded-s border border-line-strong bg-white px-6 py-3 font-medium text-base hover:border-primary hover:text-primary-strong"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
