import type { LandingLayout } from "@storefront/brands/landing-layout";
import { themeStyle } from "@/components/brand/theme-style";
import { interpolate } from "@/lib/landing/interpolate";
import type { LandingProps } from "../landing-props";
import { DossierPage } from "./dossier/dossier-page";
import { EstimatePage } from "./estimate/estimate-page";
import { NotebookPage } from "./notebook/notebook-page";
import { QuotationPage } from "./quotation/quotation-page";
import { SalePage } from "./sale/sale-page";
import { ValuePage } from "./value/value-page";

/** A landing page in the whole-page layout that its data names (docs/landings.md). */
export function LayoutPage({ layout, ...props }: LandingProps & { layout: LandingLayout }) {
  const { sellFeePercent } = props.brand;
  const words: Record<string, string> =
    sellFeePercent === undefined ? {} : { fee: `${sellFeePercent}%` };
  return (
    <main id="main" style={themeStyle(props.brand.theme)} className="bg-white text-ink">
      <Layout {...props} layout={interpolate(layout, words)} />
    </main>
  );
}

function Layout({ layout, ...props }: LandingProps & { layout: LandingLayout }) {
  switch (layout.layout) {
    case "estimate":
      return <EstimatePage {...props} layout={layout} />;
    case "sale":
      return <SalePage {...props} layout={layout} />;
    case "quotation":
      return <QuotationPage {...props} layout={layout} />;
    case "notebook":
      return <NotebookPage {...props} layout={layout} />;
    case "dossier":
      return <DossierPage {...props} layout={layout} />;
    case "value":
      return <ValuePage {...props} layout={layout} />;
  }
}
