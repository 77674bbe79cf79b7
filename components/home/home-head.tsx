import type { Brand } from "@storefront/brands/types";
import { SearchBox } from "@/components/search/search-box";
import { homeHeading } from "@/lib/seo/home";
import { AboutJump } from "./about-jump";

/** The first line of the home page: its heading, the wide search, and the scroll-to-us action. */
export function HomeHead({ brand, about }: { brand: Brand; about: string }) {
  return (
    <div className="flex items-center gap-8 narrow:flex-wrap narrow:gap-y-4">
      <div className="max-w-[432px] shrink-0 narrow:w-full narrow:max-w-none narrow:shrink">
        <h1 className="font-semibold text-xl">{homeHeading(brand)}</h1>
        <p className="mt-1 text-ink-2">{brand.slogan}</p>
      </div>
      <div className="min-w-0 flex-1 small:w-full small:flex-none">
        <SearchBox wide />
      </div>
      <AboutJump target={about} />
    </div>
  );
}
