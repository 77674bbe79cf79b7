import type { SellBand } from "@storefront/brands/layouts/sell-bands";
import type { LandingProps } from "../../landing-props";

/** Props of the band of one name. */
export interface BandProps<Name extends SellBand["band"]> {
  band: Extract<SellBand, { band: Name }>;
  page: LandingProps;
}
