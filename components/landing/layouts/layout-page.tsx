import type { LandingLayout } from "@storefront/brands/landing-layout";
import { themeStyle } from "@/components/brand/theme-style";
import { interpolate } from "@/lib/landing/interpolate";
import type { LandingProps } from "../landing-props";
import { QuotationPage } from "./quotation/quotation-page";

/** A landing page in the whole-page layout that its data names (docs/landings.md). */
export function LayoutPage({ layout, ...props }: LandingProps & { layout: LandingLayout }) {
  return (
    <main id="main" style={themeStyle(props.brand.theme)} className="bg-white text-ink">
      <Layout {...props} layout={interpolate(layout)} />
    </main>
  );
}

function Layout({ layout, ...props }: LandingProps & { layout: LandingLayout }) {
  switch (layout.layout) {
    case "quotation":
      return <QuotationPage {...props} layout={layout} />;
  }
}
