/** Whole-page layouts of landing pages. Each member is data: texts and choices. */

import type { BagLayout } from "./layouts/bag";
import type { DealLayout } from "./layouts/deal";
import type { DeparturesLayout } from "./layouts/departures";
import type { DepositLayout } from "./layouts/deposit";
import type { DownloadLayout } from "./layouts/download";
import type { EveningLayout } from "./layouts/evening";
import type { HoursLayout } from "./layouts/hours";
import type { LadderLayout } from "./layouts/ladder";
import type { LobbyLayout } from "./layouts/lobby";
import type { MagazineLayout } from "./layouts/magazine";
import type { OccasionsLayout } from "./layouts/occasions";
import type { OwnersLayout } from "./layouts/owners";
import type { RentalListLayout } from "./layouts/rental-list";
import type {
  DossierLayout,
  EstimateLayout,
  NotebookLayout,
  QuotationLayout,
  SaleLayout,
  ValueLayout,
} from "./layouts/sell-layout";
import type { ShelfLayout } from "./layouts/shelf";
import type {
  AboutLayout,
  BudgetLayout,
  ExchangeLayout,
  SearchLayout,
} from "./layouts/storefront-pages";
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
