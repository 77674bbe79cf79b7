import type { Note, Pattern, Surface } from "../landing-parts";

/** A quotation board: what accounts of each game fetch now, then what the seller keeps of it. */
export interface QuotationLayout {
  layout: "quotation";
  surface: Surface;
  pattern?: Pattern;
  /** Heading of the board. */
  board: string;
  /** Heading of the latest listings. */
  latest: string;
  /** The brand's own remarks on prices. */
  notes: readonly Note[];
}
