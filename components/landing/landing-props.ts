import type { LandingDesign } from "@/brands/landing-design";
import type { Brand, Landing } from "@/brands/types";
import type { AppInfo } from "@/lib/app-info/read-app-info";
import type { MarketView } from "@/lib/home/market-view";
import type { CardFace } from "@/lib/landing/card-faces";
import type { Review } from "@/lib/landing/choose-reviews";

/** What every landing design is drawn from. */
export interface LandingProps {
  /** Whose host shows the page: its company is the one that a page names. */
  host: Brand;
  /** The owner of the page gives it name, mark and colours on every host. */
  brand: Brand;
  landing: Landing;
  app: AppInfo;
  market: MarketView;
}

/** What heroes and blocks are drawn from. */
export interface PageProps extends LandingProps {
  design: LandingDesign;
  /** What buyers wrote; empty when the design shows none. */
  reviews: readonly Review[];
  /** Denominations of cards; empty when the design shows none. */
  faces: readonly CardFace[];
}
