import type { LandingDesign } from "@storefront/brands/landing-design";
import type { Brand, Landing } from "@storefront/brands/types";
import type { AppInfo } from "@/lib/app-info/read-app-info";
import type { MarketView } from "@/lib/home/market-view";
import type { Review } from "@/lib/landing/choose-reviews";

/** Props of every landing design. */
export interface LandingProps {
  /** Brand of the host that serves the page; the page names its company. */
  host: Brand;
  /** Owner of the page, whose name, mark and colours it has on every host. */
  brand: Brand;
  landing: Landing;
  app: AppInfo;
  market: MarketView;
}

/** Props of heroes and blocks. */
export interface PageProps extends LandingProps {
  design: LandingDesign;
  /** Buyers' reviews; empty when the design shows none. */
  reviews: readonly Review[];
}
