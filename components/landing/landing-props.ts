import type { Brand, Landing } from "@/brands/types";
import type { AppInfo } from "@/lib/home/load-app-info";
import type { MarketView } from "@/lib/home/market-view";

/** What every landing design is drawn from. */
export interface LandingProps {
  /** Who owns the page: its name, mark and colours, whatever the host. */
  brand: Brand;
  landing: Landing;
  app: AppInfo;
  market: MarketView;
}
