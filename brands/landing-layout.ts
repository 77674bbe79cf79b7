/** Whole-page layouts of landing pages. Each member is data: texts and choices, in a file of its own. */
import type { AboutLayout } from "./layouts/about";
import type { BagLayout } from "./layouts/bag";
import type { BudgetLayout } from "./layouts/budget";
import type { DealLayout } from "./layouts/deal";
import type { DossierLayout } from "./layouts/dossier";
import type { DownloadLayout } from "./layouts/download";
import type { EstimateLayout } from "./layouts/estimate";
import type { ExchangeLayout } from "./layouts/exchange";
import type { HoursLayout } from "./layouts/hours";
import type { MagazineLayout } from "./layouts/magazine";
import type { NotebookLayout } from "./layouts/notebook";
import type { QuotationLayout } from "./layouts/quotation";
import type { SaleLayout } from "./layouts/sale";
import type { SearchLayout } from "./layouts/search";
import type { ShelfLayout } from "./layouts/shelf";
import type { ValueLayout } from "./layouts/value";

export type LandingLayout =
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
