import type { LandingLayout } from "@storefront/brands/landing-layout";
import { themeStyle } from "@/components/brand/theme-style";
import { isHostPage } from "@/lib/landing/host-pages";
import { interpolate } from "@/lib/landing/interpolate";
import type { LandingProps } from "../landing-props";
import { AboutPage } from "./about/about-page";
import { BagPage } from "./bag/bag-page";
import { BudgetPage } from "./budget/budget-page";
import { DealPage } from "./deal/deal-page";
import { DeparturesPage } from "./departures/departures-page";
import { DepositPage } from "./deposit/deposit-page";
import { DossierPage } from "./dossier/dossier-page";
import { DownloadPage } from "./download/download-page";
import { EstimatePage } from "./estimate/estimate-page";
import { EveningPage } from "./evening/evening-page";
import { ExchangePage } from "./exchange/exchange-page";
import { HoursPage } from "./hours/hours-page";
import { LadderPage } from "./ladder/ladder-page";
import { LobbyPage } from "./lobby/lobby-page";
import { MagazinePage } from "./magazine/magazine-page";
import { NotebookPage } from "./notebook/notebook-page";
import { OccasionsPage } from "./occasions/occasions-page";
import { OwnersPage } from "./owners/owners-page";
import { QuotationPage } from "./quotation/quotation-page";
import { RentalListPage } from "./rental-list/rental-list-page";
import { SalePage } from "./sale/sale-page";
import { SearchPage } from "./search/search-page";
import { ShelfPage } from "./shelf/shelf-page";
import { ValuePage } from "./value/value-page";
import { WardrobePage } from "./wardrobe/wardrobe-page";

/** A landing page in the whole-page layout that its data names (docs/landings.md). */
export function LayoutPage({ layout, ...props }: LandingProps & { layout: LandingLayout }) {
  const brand = isHostPage(props.landing.route) ? props.host : props.brand;
  const { name, theme, sellFeePercent } = brand;
  const fee: Record<string, string> =
    sellFeePercent === undefined ? {} : { fee: `${sellFeePercent}%` };
  return (
    <main id="main" style={themeStyle(theme)} className="bg-white text-ink">
      <Layout {...props} brand={brand} layout={interpolate(layout, { brand: name, ...fee })} />
    </main>
  );
}

function Layout({ layout, ...props }: LandingProps & { layout: LandingLayout }) {
  switch (layout.layout) {
    case "wardrobe":
      return <WardrobePage {...props} layout={layout} />;
    case "rental-list":
      return <RentalListPage {...props} layout={layout} />;
    case "owners":
      return <OwnersPage {...props} layout={layout} />;
    case "occasions":
      return <OccasionsPage {...props} layout={layout} />;
    case "lobby":
      return <LobbyPage {...props} layout={layout} />;
    case "ladder":
      return <LadderPage {...props} layout={layout} />;
    case "evening":
      return <EveningPage {...props} layout={layout} />;
    case "deposit":
      return <DepositPage {...props} layout={layout} />;
    case "departures":
      return <DeparturesPage {...props} layout={layout} />;
    case "about":
      return <AboutPage {...props} layout={layout} />;
    case "bag":
      return <BagPage {...props} layout={layout} />;
    case "budget":
      return <BudgetPage {...props} layout={layout} />;
    case "deal":
      return <DealPage {...props} layout={layout} />;
    case "dossier":
      return <DossierPage {...props} layout={layout} />;
    case "download":
      return <DownloadPage {...props} layout={layout} />;
    case "estimate":
      return <EstimatePage {...props} layout={layout} />;
    case "exchange":
      return <ExchangePage {...props} layout={layout} />;
    case "hours":
      return <HoursPage {...props} layout={layout} />;
    case "magazine":
      return <MagazinePage {...props} layout={layout} />;
    case "notebook":
      return <NotebookPage {...props} layout={layout} />;
    case "quotation":
      return <QuotationPage {...props} layout={layout} />;
    case "sale":
      return <SalePage {...props} layout={layout} />;
    case "search":
      return <SearchPage {...props} layout={layout} />;
    case "shelf":
      return <ShelfPage {...props} layout={layout} />;
    case "value":
      return <ValuePage {...props} layout={layout} />;
  }
}
