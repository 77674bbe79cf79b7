import type { LandingLayout } from "@storefront/brands/landing-layout";
import type { LandingProps } from "../landing-props";

/** Props of a page in one layout. */
export interface LayoutProps<Name extends LandingLayout["layout"]> extends LandingProps {
  layout: Extract<LandingLayout, { layout: Name }>;
}
