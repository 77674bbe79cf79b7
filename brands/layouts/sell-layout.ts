import type { Icon, Pattern, Surface } from "../landing-parts";
import type { BandName, SellBand } from "./sell-bands";

/** First view of a sell page: the words and a sheet that shows the page's business. */
export interface SellHead {
  surface: Surface;
  pattern?: Pattern;
  kicker?: string;
  /** Where the sheet is: beside the words, or below them as wide as the page. */
  side: "left" | "right" | "below";
  /** A figure that sits on the sheet's upper edge. */
  icon?: Icon;
  sheet: {
    surface: Surface;
    edge: "round" | "torn" | "ruled" | "frame";
    title: string;
  };
}

/** Last view: one sentence and the download. */
export interface SellClose {
  surface: Surface;
  title: string;
  look: "band" | "centre" | "mark";
}

/** A sell page: its first view, its bands in its own order, its last view. */
export interface SellLayout<Layout extends string, Bands extends BandName> {
  layout: Layout;
  head: SellHead;
  bands: readonly SellBand<Bands>[];
  close: SellClose;
}
