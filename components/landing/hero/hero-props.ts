import type { Hero } from "@storefront/brands/landing-design";
import type { PageProps } from "../landing-props";

/** Props of a hero variant. */
export interface HeroProps<Variant extends Hero["variant"]> {
  hero: Extract<Hero, { variant: Variant }>;
  page: PageProps;
}
