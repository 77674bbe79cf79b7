import type { Brand } from "@storefront/brands/types";
import { Mark } from "@/components/brand/mark";
import { offersBoosting } from "@/lib/boost/load-boost-games.server";
import { mallOf } from "@/lib/brand-sites";
import { SERVICE_HOURS } from "@/lib/constants";
import { CompanyLines } from "./company-lines";
import { bottomColumns } from "./links";

/** More links than this stand in two columns. */
const LONG = 5;

/** The bottom bar: links, service hours and company (product §2 Goods detail screen: Footer). */
export async function BottomBar({ brand }: { brand: Brand }) {
  const offers = { mallUrl: mallOf(brand), boosts: await offersBoosting(brand) };
  return (
    <footer className="mt-16 border-line border-t bg-white text-ink-2">
      <div className="container-page grid grid-cols-[1fr_auto_auto_auto_240px] gap-x-16 pt-12 pb-10 narrow:grid-cols-[1fr_1fr_1fr_240px] narrow:gap-x-6 narrow:gap-y-8 narrow:pt-9 narrow:pb-8 small:grid-cols-3">
        <div className="max-w-72 narrow:col-span-full narrow:flex narrow:max-w-none narrow:flex-wrap narrow:items-center narrow:gap-x-4 narrow:gap-y-2">
          <p className="flex items-center gap-2.5 text-primary-strong">
            <Mark mark={brand.mark} className="size-7" />
            <span className="font-semibold text-base text-ink">{brand.name}</span>
          </p>
          <p className="mt-3 narrow:mt-0">{brand.slogan}</p>
        </div>
        {bottomColumns(brand, offers).map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="font-medium text-ink">{title}</h2>
            <ul
              className={`mt-3 grid gap-2 narrow:gap-0 ${links.length > LONG ? "grid-cols-2 gap-x-8 narrow:grid-cols-1" : ""}`}
            >
              {links.map(({ text, href }) => (
                <li key={text}>
                  <a
                    className="hover:text-primary-strong narrow:inline-block narrow:py-1"
                    href={href}
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="small:col-span-full">
          <h2 className="font-medium text-ink">人工客服</h2>
          <p className="figures mt-3 text-ink text-lg narrow:mt-2">{SERVICE_HOURS}</p>
          <p className="mt-1 text-ink-3 text-xs">
            每天在线。商品页和手机上的「联系客服」都能找到我们。
          </p>
        </div>
      </div>
      <div className="border-line border-t">
        <div className="container-page py-5 text-ink-3 text-xs">
          <CompanyLines company={brand.company} />
        </div>
      </div>
    </footer>
  );
}
