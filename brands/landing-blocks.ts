/** The blocks of a landing page below its hero. */
import type { Grade } from "./bag-grades";
import type {
  GoodsPick,
  GoodsWord,
  Ground,
  Icon,
  Note,
  Onward,
  Pattern,
  Screen,
} from "./landing-design";
import type { InfoBlock } from "./landing-info";
import type { PlayBlock } from "./landing-play";

export interface Base {
  on: Ground;
  pattern?: Pattern;
  title: string;
  lead?: string;
  onward?: Onward;
}

export interface NoteWithIcon extends Note {
  icon: Icon;
}

/** What can be counted: from the marketplace's answer or lib/constants.ts, never from a brand's data. */
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
  look: "path" | "stairs" | "timeline" | "ledger" | "wave";
  steps: readonly Note[];
};

export type Figures = Base & {
  block: "figures";
  look: "band" | "ledger" | "giant";
  /** The figure, and what it is called here. Of `giant` the first is the large one. Unknown figures are left out. */
  figures: readonly (readonly [FigureName, string])[];
};

/** Dealing alone, and dealing here. */
export type Compare = Base & {
  block: "compare";
  look: "table" | "duel";
  /** The heads of the two columns. */
  heads: readonly [string, string];
  rows: readonly { about: string; alone: string; here: string }[];
};

export type Promises = Base & {
  block: "promises";
  look: "seals" | "rows" | "columns" | "shield" | "signpost" | "leaflet";
  promises: readonly NoteWithIcon[];
};

/** What buyers wrote, from the marketplace. Without reviews the section is left out. */
export type Testimonials = Base & {
  block: "testimonials";
  look: "large" | "wall" | "bubbles";
  about?: GoodsPick["kinds"];
};

export type Questions = Base & {
  block: "questions";
  look: "accordion" | "columns" | "chat";
  list: readonly { ask: string; answer: string }[];
};

/** Listings that lead to their pages. */
export type Shelf = Base & {
  block: "shelf";
  look: "table" | "cards" | "lead" | "strip";
  goods: GoodsPick;
};

/** Drawn phones with what is to be seen on them. */
export type Screens = Base & {
  block: "screens";
  look: "trio" | "pair" | "notes";
  screens: readonly Screen[];
  notes: readonly Note[];
};

export type Story = Base & {
  block: "story";
  look: "art" | "letter" | "manifesto" | "essay";
  text: readonly string[];
  icon: Icon;
};

/** What goods of a kind sell for now, game by game, from the catalogue. */
export type Offers = Base & {
  block: "offers";
  look: "ranges" | "tags" | "ladder";
  goods: GoodsPick;
};

/** Every game's lowest, middle and highest price of each kind, as a table: what an estimator's hero is read from. */
export type Rates = Base & {
  block: "rates";
  look: "sheet" | "calipers";
  kinds: readonly GoodsWord[];
};

/** A counter for each game that cards are sold for. */
export type Counters = Base & { block: "counters"; look: "fronts" };

/** Cards of one listing after the other, from the smallest face value to the largest. */
export type Faces = Base & { block: "faces"; look: "boards" };

/** The promise of delivery, station by station, and what happens otherwise. */
export type Handover = Base & {
  block: "handover";
  look: "belt";
  stations: readonly Note[];
  otherwise: string;
};

/** How worn a bag may be: what is to be seen at each grade. */
export type Grades = Base & { block: "grades"; look: "loupes"; grades: readonly Grade[] };

/** The shapes of bags there are, numbered, and where each shows its age. */
export type Lots = Base & { block: "lots"; look: "boards" };

/** The tag that goes with a bag, and what its parts are for: number, cord, lead, stub. */
export type Seal = Base & {
  block: "seal";
  look: "tag";
  /** What is printed on the tag, and before each of its blank lines. */
  tag: string;
  lines: readonly string[];
  notes: readonly Note[];
};

/** One real listing's price on its way from buyer to seller. */
export type Receipt = Base & {
  block: "receipt";
  look: "slip" | "flow";
  goods: GoodsPick;
  lines: readonly (readonly [string, string])[];
};

/** The last word: both stores and the code. */
export type Downloads = Base & { block: "downloads"; look: "band" | "split" | "code" | "seat" };

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
  | Counters
  | Faces
  | Handover
  | Grades
  | Lots
  | Seal
  | Receipt
  | Downloads
  | PlayBlock
  | InfoBlock;
