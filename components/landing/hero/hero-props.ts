import type { Hero } from "@/brands/landing-design";
import type { PageProps } from "../landing-props";

/** What a hero of one look is drawn from. */
export interface HeroProps<Look extends Hero["look"]> {
  hero: Extract<Hero, { look: Look }>;
  page: PageProps;
}
