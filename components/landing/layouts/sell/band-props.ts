import type { BandName, SellBand } from "@storefront/brands/layouts/sell-bands";
import type { LandingProps } from "../../landing-props";

/** Props of the band of one name. */
export interface BandProps<Name extends BandName> {
  band: SellBand<Name>;
  page: LandingProps;
}
