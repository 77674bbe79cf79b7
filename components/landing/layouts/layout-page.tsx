import type { LandingLayout } from "@storefront/brands/landing-layout";
import type { ReactNode } from "react";
import { themeStyle } from "@/components/brand/theme-style";
import { subjectOf } from "@/lib/landing/host-landing";
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
import type { LayoutProps } from "./layout-props";
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

type Name = LandingLayout["layout"];

const PAGES: { [Each in Name]: (page: LayoutProps<Each>) => ReactNode } = {
  about: AboutPage,
  bag: BagPage,
  budget: BudgetPage,
  deal: DealPage,
  departures: DeparturesPage,
  deposit: DepositPage,
  dossier: DossierPage,
  download: DownloadPage,
  estimate: EstimatePage,
  evening: EveningPage,
  exchange: ExchangePage,
  hours: HoursPage,
  ladder: LadderPage,
  lobby: LobbyPage,
  magazine: MagazinePage,
  notebook: NotebookPage,
  occasions: OccasionsPage,
  owners: OwnersPage,
  quotation: QuotationPage,
  "rental-list": RentalListPage,
  sale: SalePage,
  search: SearchPage,
  shelf: ShelfPage,
  value: ValuePage,
  wardrobe: WardrobePage,
};

/** A landing page in the whole-page layout that its data names (docs/landings.md). */
export function LayoutPage(page: LandingProps) {
  const { landing } = page;
  const brand = subjectOf(landing, page.host, page.brand);
  const { name, theme, sellFeePercent } = brand;
  const fee: Record<string, string> =
    sellFeePercent === undefined ? {} : { fee: `${sellFeePercent}%` };
  const source = page.app.isAndroidPackage ? "本页的安装包" : "应用商店";
  const words = { brand: name, source, ...fee };
  return (
    <main id="main" style={themeStyle(theme)} className="bg-white text-ink">
      <Layout {...page} brand={brand} layout={interpolate(landing, words)} />
    </main>
  );
}

function Layout<Each extends Name>(page: LayoutProps<Each>) {
  const Page: (page: LayoutProps<Each>) => ReactNode = PAGES[page.layout.layout];
  return <Page {...page} />;
}
