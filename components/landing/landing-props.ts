import type { Brand, LandingPage } from "@storefront/brands/types";
import type { AppInfo } from "@/lib/app-info/read-app-info";
import type { StorefrontView } from "@/lib/home/storefront-view";

/** Props of every landing design. */
export interface LandingProps {
  /** Brand of the host that serves the page; the page names its company. */
  host: Brand;
  /** Owner of the page, whose name, mark and colors it has on every host. */
  brand: Brand;
  landing: LandingPage;
  app: AppInfo;
  storefront: StorefrontView;
}
