/** The blocks of a landing page below its hero. */
import type { Base, GoodsPick, GoodsWord, Icon, Note, Screen } from "./landing-parts";
import type { PlayBlock } from "./landing-play";

export interface NoteWithIcon extends Note {
  icon: Icon;
}

/** Figures come from the marketplace's response or lib/constants.ts, never from a brand's data. */
export type FigureName =
  | "listings"
  | "games"
  | "sold"
  | "accounts"
  | "rents"
  | "cards"
  | "lowest"
  | "highest"
  | "boosters"
  | "accept"
  | "refund"
  | "delivery"
  | "hours";

/** How it works. */
export type Steps = Base & {
  block: "steps";
  variant: "path" | "stairs" | "timeline" | "ledger" | "wave";
  steps: readonly Note[];
};

export type Figures = Base & {
  block: "figures";
  variant: "band" | "ledger" | "giant";
  /** Each figure with its label. `giant` shows the first one large. Unknown figures are left out. */
  figures: readonly (readonly [FigureName, string])[];
};

/** Trading on one's own, compared with trading here. */
export type Compare = Base & {
  block: "compare";
  variant: "table" | "duel";
  /** The heads of the two columns. */
  heads: readonly [string, string];
  rows: readonly { about: string; alone: string; here: string }[];
};

export type Promises = Base & {
  block: "promises";
  variant: "seals" | "rows" | "columns" | "shield" | "signpost";
  promises: readonly NoteWithIcon[];
};

/** Buyers' reviews from the marketplace. Without reviews the section is left out. */
export type Testimonials = Base & {
  block: "testimonials";
  variant: "large" | "wall" | "bubbles";
  about?: GoodsPick["kinds"];
};

export type Questions = Base & {
  block: "questions";
  variant: "accordion" | "columns" | "chat";
  list: readonly { ask: string; answer: string }[];
};

/** Listings that lead to their pages. */
export type Shelf = Base & {
  block: "shelf";
  variant: "table" | "cards" | "lead" | "strip";
  goods: GoodsPick;
};

/** Drawn phones with app screens. */
export type Screens = Base & {
  block: "screens";
  variant: "trio" | "pair" | "notes";
  screens: readonly Screen[];
  notes: readonly Note[];
};

export type Story = Base & {
  block: "story";
  variant: "art" | "letter" | "manifesto";
  text: readonly string[];
  icon: Icon;
};

/** Current prices of a kind of goods for each game, from the catalogue. */
export type Offers = Base & {
  block: "offers";
  variant: "ranges" | "tags" | "ladder";
  goods: GoodsPick;
};

/** Lowest, median and highest price of each kind for every game, as a table: the data behind an estimator's hero. */
export type Rates = Base & {
  block: "rates";
  variant: "sheet" | "calipers";
  kinds: readonly GoodsWord[];
};

/** One real listing's price on its way from buyer to seller. */
export type Receipt = Base & {
  block: "receipt";
  variant: "slip" | "flow";
  goods: GoodsPick;
  lines: readonly (readonly [string, string])[];
};

/** The closing section: links to both app stores and the QR code. */
export type Downloads = Base & { block: "downloads"; variant: "band" | "split" | "code" | "seat" };

export type Block =
  | Steps
  | Figures
  | Compare
  | Promises
  | Testimonials
  | Questions
  | Shelf
  | Screens
  | Story
  | Offers
  | Rates
  | Receipt
  | Downloads
  | PlayBlock;
