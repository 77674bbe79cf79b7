import type { Brand } from "@storefront/brands/types";
import { SearchBox } from "@/components/search/search-box";
import { homeHeading } from "@/lib/seo/home";
import { AboutJump } from "./about-jump";

/** The search form is larger here. By styles alone, because every page loads the form's script. */
const LARGE_SEARCH =
  "[&_input]:h-12 [&_input]:rounded-m [&_input]:border-2 [&_input]:border-primary-strong [&_input]:pr-16 [&_input]:pl-5 [&_input]:text-base [&_button]:w-14 [&_button]:rounded-r-m [&_button]:bg-primary-strong [&_button]:text-white [&_button:hover]:bg-primary [&_button:hover]:text-white";

/** The first line of the home page: its heading, the wide search, and the scroll-to-us action. */
export function HomeHead({ brand, about }: { brand: Brand; about: string }) {
  return (
    <div className="flex items-center gap-8 narrow:flex-wrap narrow:gap-y-4">
      <div className="max-w-[432px] shrink-0 narrow:w-full narrow:max-w-none narrow:shrink">
        <h1 className="font-semibold text-xl">{homeHeading(brand)}</h1>
        <p className="mt-1 text-ink-2">{brand.slogan}</p>
      </div>
      <div className={`min-w-0 flex-1 small:w-full small:flex-none ${LARGE_SEARCH}`}>
        <SearchBox assortment={brand.assortment} />
      </div>
      <AboutJump target={about} />
    </div>
  );
}
