/** Data of a brand (product §10.2, §13). One module per brand exports one value of this type. */

import type { Agreements } from "./agreement";
import type { BrandApp } from "./app";
import type { Assortment } from "./assortment";
import type { LandingLayout } from "./landing-layout";

/** Every pair of text and background color meets WCAG AA; a test computes it. */
export interface Theme {
  /** Background of the main action, under white text. */
  primary: string;
  /** Background of the main action when hovered or pressed; also brand-coloured text on white or tint. */
  primaryStrong: string;
  /** Very light background of blocks. */
  tint: string;
  /** Very light neutral in the brand's hue: page background around white cards. */
  ground: string;
  /** Headings and body text. */
  ink: string;
  /** Price. */
  accent: string;
  /** Light and sparks in drawn compositions; never a background of text. */
  spark: string;
}

/** The company behind a brand. The neutral brand only has a name; address and license are empty. */
export interface Company {
  name: string;
  address: string;
  /** ICP license number. */
  licence: string;
  /** 公安备案 number, such as 示公网安备 00000000000000 号; its digits are the number in the public register. */
  police?: string;
  /** License of an EDI service (增值电信业务经营许可证). */
  edi?: string;
  email?: string;
  phone?: string;
}

/** Search engines that verify a host by a code in its pages. */
export const SEARCH_ENGINES = ["baidu", "so360", "sogou", "bing", "google"] as const;

export type Verification = Partial<Record<(typeof SEARCH_ENGINES)[number], string>>;

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

interface PageWords {
  /** Path as listed in product §2, such as "/index_m". */
  route: string;
  kind: LandingKind;
  title: string;
  headline: string;
  subline: string;
}

/** A page in a layout, with the layout's texts and choices. */
export type LandingPage = PageWords & LandingLayout;

/** An agreement; its text is common to all brands (lib/legal). */
export interface LegalPage extends PageWords {
  kind: "legal";
  layout?: undefined;
}

export type Landing = LandingPage | LegalPage;

export interface Brand {
  /** Stable, lower case, ASCII: the first label of the local host (`<key>.localhost`) and the `[brand]` segment. */
  key: string;
  name: string;
  /** One sentence: who this app is for. Used as description and in the hero. */
  slogan: string;
  hosts: readonly string[];
  /** The page at `/`. Without one, `/` redirects to the first of the landing pages. */
  rootPage?: LandingPage;
  company: Company;
  theme: Theme;
  /** SVG path data of the mark, drawn in a 24 × 24 box, filled with the current color. */
  mark: string;
  landings: readonly Landing[];
  /** The listings that the brand's host shows; absent: all of the marketplace (docs/brands.md). */
  assortment?: Assortment;
  /** The listings whose canonical address is on the brand's host; "rest": all that no other brand claims. */
  canonicalFor?: Assortment | "rest";
  /** Share of the price that a seller pays after a sale, in percent, 0 to 10. Pages of brands without it name no fee. */
  sellFeePercent?: number;
  /** Where its app is to be had, and what a buyer can do on the phone. Absent: no addresses, no named features. */
  app?: BrandApp;
  /** Overrides of the common agreements, which are written for a marketplace of game goods. */
  agreements?: Agreements;
  /** URL of the brand's external mall, ending in a slash. Defaults to MALL_URL. */
  mallUrl?: string;
  /** URL of the mobile site that phones are redirected to, ending in a slash. Defaults to MOBILE_SITE_URL. */
  mobileSiteUrl?: string;
  /** Codes with which search engines verify the owner of the host. */
  verification?: Verification;
}
