/** Building blocks of heroes and sections of landing pages. */

/** Background of a section. The colors of text, hairlines and panels derive from it (app/landing.css). */
export type Surface = "white" | "tint" | "ground" | "primary" | "deep" | "ink" | "spark";

/** Faint pattern drawn into a background. */
export type Pattern =
  | "dots"
  | "waves"
  | "scales"
  | "stripes"
  | "grid"
  | "rays"
  | "checks"
  | "rings"
  | "zigzag"
  | "bricks"
  | "hex"
  | "rain"
  | "bubbles"
  | "stars";

/** Name of an icon in the game-icons set (https://game-icons.net), such as "fox-head". A test looks each one up. */
export type Icon = string;

export type GoodsWord = "账号" | "租号" | "卡密" | "代充" | "道具" | "代练";

/** Selects the listings that a section shows. When too few match, the best of the others are added. */
export interface GoodsPick {
  kinds?: readonly GoodsWord[];
  /** Listings whose name contains this word come first: a page for iPhones shows accounts of 苹果. */
  named?: string;
  /** Order; best sellers first by default. */
  by?: "hot" | "price-desc" | "price-asc";
  /** Offset into that order, from 0; skipped listings move to the end. Gives similar brands different goods. */
  from?: number;
}

/** Horizon of a drawn scene. */
export type Horizon = "hills" | "city" | "volcano";

export interface Note {
  name: string;
  text: string;
}

/** Link to another page of the site where the visitor can act at once. */
export interface CallToAction {
  text: string;
  to: "/practicePage";
}

/** Fields that every section has. */
export interface Base {
  surface: Surface;
  pattern?: Pattern;
  title: string;
  lead?: string;
}
