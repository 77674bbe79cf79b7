import type { Brand, Landing } from "@/brands/types";
import { TabletRedirect } from "@/components/chrome/tablet-redirect";
import { StructuredData } from "@/components/goods/structured-data";
import { loadAppInfo } from "@/lib/home/load-app-info";
import { loadCatalogue } from "@/lib/home/load-catalogue";
import { marketView } from "@/lib/home/market-view";
import { organizationData } from "@/lib/seo/organization";
import { BoostLanding } from "./boost-landing";
import { DownloadLanding } from "./download-landing";
import { MarketLanding } from "./market-landing";
import { RentLanding } from "./rent-landing";

/** As many pages of the catalogue as a landing page looks at. */
const PAGES = 10;

const DESIGNS = {
  market: MarketLanding,
  rent: RentLanding,
  boost: BoostLanding,
  info: DownloadLanding,
} as const;

/** A landing page in the design of its kind, drawn from the owner's data (design §2.5). */
export async function LandingView({ brand, landing }: { brand: Brand; landing: Landing }) {
  const [app, catalogue] = await Promise.all([loadAppInfo(), loadCatalogue(PAGES)]);
  const Design = designOf(landing);
  return (
    <>
      {landing.route === "/" ? <TabletRedirect /> : null}
      {brand.hosts.length > 0 ? <StructuredData data={organizationData(brand)} /> : null}
      <Design brand={brand} landing={landing} app={app} market={marketView(catalogue)} />
    </>
  );
}

function designOf({ kind }: Landing) {
  return kind in DESIGNS ? DESIGNS[kind as keyof typeof DESIGNS] : MarketLanding;
}
