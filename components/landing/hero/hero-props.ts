import type { Hero } from "@/brands/landing-design";
import type { PageProps } from "../landing-props";

/** What a hero of one look is drawn from. */
export interface HeroProps<Variant extends Hero["variant"]> {
  hero: Extract<Hero, { variant: Variant }>;
  page: PageProps;
}
