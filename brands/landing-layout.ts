/** Whole-page layouts of landing pages. Each member is data: texts and choices, in a file of its own. */
import type { QuotationLayout } from "./layouts/quotation";

export type LandingLayout = QuotationLayout;
