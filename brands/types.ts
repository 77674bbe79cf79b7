/** What a brand is (product §10.2, §13). One module per brand exports one value of this type. */
import type { LandingDesign } from "./landing-design";
import type { Agreements } from "./legal/agreement";

/** Every colour pair that carries text meets WCAG AA; a test computes it. */
export interface Theme {
  /** Main action's ground; white text stands on it. */
  primary: string;
  /** Hover and pressed ground of the main action; text in the brand's colour on white or tint. */
  primaryStrong: string;
  /** Very light ground of blocks. */
  tint: string;
  /** Very light neutral of the brand's hue: the page around white cards. */
  ground: string;
  /** Headings and body text. */
  ink: string;
  /** Price. */
  accent: string;
  /** Light and sparks in drawn compositions; never carries text. */
  spark: string;
}

/** The company behind a brand. The neutral brand has a name alone: address and licence are empty. */
export interface Company {
  name: string;
  address: string;
  /** ICP licence number. */
  licence: string;
  email?: string;
  phone?: string;
}

export type LandingKind =
  | "rent"
  | "sell"
  | "market"
  | "boost"
  | "play"
  | "value"
  | "bag"
  | "mall"
  | "legal"
  | "info";

export interface Landing {
  /** The path as product §2 writes it: "/index_m". */
  route: string;
  kind: LandingKind;
  title: string;
  headline: string;
  subline: string;
  /** Hero, order of sections and their words. Without it: a legal text, or the plain download page of an unknown host. */
  design?: LandingDesign;
}

/** What stands at `/`: a page of the brand's own, or one redirect to a landing route. */
export type Root = { page: Landing } | { redirect: string };

export interface Brand {
  /** Stable, lower case, ASCII: the first label of the local host (`<key>.localhost`) and the `[brand]` segment. */
  key: string;
  name: string;
  /** One sentence: who this app is for. Used as description and in the hero. */
  slogan: string;
  hosts: readonly string[];
  root: Root;
  company: Company;
  theme: Theme;
  /** SVG path data of the mark, drawn in a 24 × 24 box, filled with the current colour. */
  mark: string;
  landings: readonly Landing[];
  /** Where its agreements differ from the common ones; without it they are those of a market for game goods. */
  agreements?: Agreements;
  /** The external mall this brand links to, when it has its own; else MALL_URL. Ends in a slash. */
  mallUrl?: string;
  /** The mobile site phones are sent to, when it has its own; else MOBILE_SITE_URL. Ends in a slash. */
  mobileSiteUrl?: string;
}
