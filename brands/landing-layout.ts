/** Whole-page layouts of landing pages. Each member is data: texts and choices, in a file of its own. */
import type { DossierLayout } from "./layouts/dossier";
import type { EstimateLayout } from "./layouts/estimate";
import type { NotebookLayout } from "./layouts/notebook";
import type { QuotationLayout } from "./layouts/quotation";
import type { SaleLayout } from "./layouts/sale";
import type { ValueLayout } from "./layouts/value";

export type LandingLayout =
  | EstimateLayout
  | SaleLayout
  | QuotationLayout
  | NotebookLayout
  | DossierLayout
  | ValueLayout;
