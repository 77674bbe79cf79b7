import { hasPlace } from "@storefront/brands/assortment";
import type { Brand } from "@storefront/brands/types";
import { Mark } from "@/components/brand/mark";
import { SessionEntry } from "@/components/login/session-entry";
import { ResumeOrdersLoader } from "@/components/purchase/resume-orders-loader";
import { SearchBox } from "@/components/search/search-box";
import { offersBoosting } from "@/lib/boost/load-boost-games.server";
import { mallOf } from "@/lib/brand-sites";
import { assortmentLinks, HOME, headerLinks } from "../chrome/links";

interface Props {
  brand: Brand;
  /** Only the links to the storefront, for landing pages. */
  slim?: boolean;
  /** False for a page that has the search in itself. */
  search?: boolean;
}

/** The header of every page, 64 px high, with the bar that resumes the visitor's unpaid orders. */
export async function SiteHeader({ brand, slim = false, search = true }: Props) {
  const hasSearch = search && hasPlace(brand.assortment, {});
  const links = slim
    ? assortmentLinks(brand)
    : headerLinks(brand, { mallUrl: mallOf(brand), boosts: await offersBoosting(brand) });
  return (
    <>
      <header className="border-line border-b bg-white">
        <div className="container-page flex h-16 items-center small:h-auto small:min-h-14 small:flex-wrap small:py-1.5">
          <a href={HOME} className="flex items-center gap-2.5 text-primary-strong min-w-0">
            <Mark mark={brand.mark} className="size-8" />
            <span className="font-semibold text-ink text-lg">{brand.name}</span>
          </a>
          <nav
            aria-label="主导航"
            className="ml-12 flex gap-2 narrow:ml-8 small:order-last small:-ml-2.5 small:w-full small:gap-1"
          >
            {links.map(({ text, href }) => (
              <a
                key={href}
                href={href}
                className="rounded-s px-4 py-2 text-base text-ink hover:bg-tint hover:text-primary-strong small:px-2.5 small:py-1 small:text-sm"
              >
                {text}
              </a>
            ))}
          </nav>
          {hasSearch ? (
            <div className="ml-auto w-72 wide:w-96 narrow:w-52 small:order-last small:w-full small:pt-1 small:pb-1">
              <SearchBox assortment={brand.assortment} />
            </div>
          ) : null}
          <div className={hasSearch ? "ml-4 small:ml-auto" : "ml-auto"}>
            <SessionEntry />
          </div>
        </div>
      </header>
      <ResumeOrdersLoader />
    </>
  );
}
