/** Whole-page layouts of landing pages. Each member is data: texts and choices, in a file of its own. */
import type { AboutLayout } from "./layouts/about";
import type { BagLayout } from "./layouts/bag";
import type { BudgetLayout } from "./layouts/budget";
import type { DealLayout } from "./layouts/deal";
import type { DeparturesLayout } from "./layouts/departures";
import type { DepositLayout } from "./layouts/deposit";
import type { DossierLayout } from "./layouts/dossier";
import type { DownloadLayout } from "./layouts/download";
import type { EstimateLayout } from "./layouts/estimate";
import type { EveningLayout } from "./layouts/evening";
import type { ExchangeLayout } from "./layouts/exchange";
import type { HoursLayout } from "./layouts/hours";
import type { LadderLayout } from "./layouts/ladder";
import type { LobbyLayout } from "./layouts/lobby";
import type { MagazineLayout } from "./layouts/magazine";
import type { NotebookLayout } from "./layouts/notebook";
import type { OccasionsLayout } from "./layouts/occasions";
import type { OwnersLayout } from "./layouts/owners";
import type { QuotationLayout } from "./layouts/quotation";
import type { RentalListLayout } from "./layouts/rental-list";
import type { SaleLayout } from "./layouts/sale";
import type { SearchLayout } from "./layouts/search";
import type { ShelfLayout } from "./layouts/shelf";
import type { ValueLayout } from "./layouts/value";
import type { WardrobeLayout } from "./layouts/wardrobe";

export type LandingLayout =
  | WardrobeLayout
  | RentalListLayout
  | OwnersLayout
  | OccasionsLayout
  | LobbyLayout
  | LadderLayout
  | EveningLayout
  | DepositLayout
  | DeparturesLayout
  | AboutLayout
  | BagLayout
  | BudgetLayout
  | DealLayout
  | DossierLayout
  | DownloadLayout
  | EstimateLayout
  | ExchangeLayout
  | HoursLayout
  | MagazineLayout
  | NotebookLayout
  | QuotationLayout
  | SaleLayout
  | SearchLayout
  | ShelfLayout
  | ValueLayout;
