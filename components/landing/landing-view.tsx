import { rootPath } from "@storefront/brands/pages";
import type { Brand, Landing } from "@storefront/brands/types";
import { TabletRedirect } from "@/components/chrome/tablet-redirect";
import { loadAppInfo } from "@/lib/app-info/load-app-info";
import { loadCatalogue } from "@/lib/home/load-catalogue";
import { storefrontView } from "@/lib/home/storefront-view";
import { subjectOf } from "@/lib/landing/host-landing";
import { LayoutPage } from "./layouts/layout-page";
import { LegalLanding } from "./legal/legal-landing";

/** Number of catalog pages that a landing page reads. */
const PAGES = 10;

interface Props {
  /** Brand of the host that serves the page. */
  host: Brand;
  /** Owner of the page. */
  brand: Brand;
  landing: Landing;
}

/** A landing page in the design of its kind, rendered from the owner's data (product §10.5). */
export async function LandingView({ host, brand, landing }: Props) {
  if (landing.layout === undefined)
    return <LegalLanding host={host} owner={brand} landing={landing} />;
  const [app, catalogue] = await Promise.all([
    loadAppInfo(subjectOf(landing, host, brand)),
    loadCatalogue(PAGES, host.assortment),
  ]);
  const props = { host, brand, landing, app, storefront: storefrontView(catalogue) };
  return (
    <>
      {landing.route === rootPath(host) ? (
        <TabletRedirect afterRoot={landing.route !== "/"} />
      ) : null}
      <LayoutPage {...props} />
    </>
  );
}
