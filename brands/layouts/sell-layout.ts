import type { GoodsPick, GoodsWord, Icon, Note, Pattern, Surface } from "../landing-parts";
import type { BandName, SellBand } from "./sell-bands";
import type { FirstView } from "./views";

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

/** An account's dossier: facts, marks and terms of accounts on sale, for those who look before they buy or ask a price. */
export interface DossierLayout
  extends SellLayout<
    "dossier",
    "marks" | "rows" | "spread" | "factors" | "reviews" | "fees" | "pair" | "words" | "ask"
  > {
  goods: GoodsPick;
}

/** Estimate first: game and figures give a price from real listings; then similar accounts, then fee and payout. */
export type EstimateLayout = SellLayout<
  "estimate",
  "rise" | "fees" | "rows" | "pair" | "reviews" | "words" | "ask"
>;

/** A seller's notebook: what a listing states, what to photograph, what raises the price. */
export interface NotebookLayout
  extends SellLayout<
    "notebook",
    "shots" | "factors" | "rows" | "fees" | "hours" | "pair" | "words" | "ask"
  > {
  /** The listing that fills the page of the notebook. */
  goods: GoodsPick;
  /** Remarks in the margin. */
  remarks: readonly Note[];
}

/** A quotation board: what accounts of each game are offered for now, and what makes the difference. */
export interface QuotationLayout
  extends SellLayout<"quotation", "spread" | "rows" | "fees" | "pair" | "words" | "ask"> {
  /** `range`: lowest, middle and highest; `systems`: accounts of Android and iPhone apart; `top`: highest first, with the account. */
  board: "range" | "systems" | "top";
}

/** One sale as an account: a real listing's price from the buyer's payment to the seller's payout. */
export interface SaleLayout
  extends SellLayout<"sale", "hours" | "outcomes" | "book" | "fees" | "pair" | "words" | "ask"> {
  /** The listing whose money is followed. */
  goods: GoodsPick;
}

/** An estimator, drawn as the brand's object, and the tables behind it. */
export interface ValueLayout {
  layout: "value";
  /** Kinds of the estimator and of the table of prices, which has the same figures without JavaScript. */
  kinds: readonly GoodsWord[];
  head: FirstView &
    (
      | { drawing: "pocket"; patch: string }
      | { drawing: "pockets" }
      | { drawing: "claws"; signs: readonly [string, string, string] }
    );
  bands: readonly SellBand<"rates" | "factors" | "spread" | "fees" | "rows" | "words" | "ask">[];
  close: SellClose;
}
