/** What heroes and sections of landing pages are made of. */

/** Background of a section. The colours of text, hairlines and panels derive from it (app/landing.css). */
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

/** Which of the catalogue's listings a section shows. When too few match, the best of the rest fill up. */
export interface GoodsPick {
  kinds?: readonly GoodsWord[];
  /** Listings whose name contains this word come first: a page for iPhones shows accounts of 苹果. */
  named?: string;
  /** Order; best sellers first by default. */
  by?: "hot" | "price-desc" | "price-asc";
  /** Offset into that order, from 0; skipped listings move to the end. Gives similar brands different goods. */
  from?: number;
}

/** The screen of a drawn phone. */
export type Screen =
  | ({ screen: "list"; tabs?: readonly string[] } & GoodsPick)
  | ({ screen: "detail" } & GoodsPick)
  /** About a listing when `kinds` is set. */
  | ({ screen: "chat"; with: string; lines: readonly ChatLine[] } & GoodsPick)
  | ({ screen: "order"; title: string; steps: readonly string[]; done: number } & GoodsPick)
  | ({ screen: "valuation"; facts: readonly (readonly [string, string])[] } & GoodsPick)
  | ({ screen: "rent" } & Pick<GoodsPick, "from">)
  | { screen: "team"; room: string; game: string; seats: readonly (readonly [string, string])[] }
  | ({ screen: "wallet"; title: string } & GoodsPick)
  | ({
      screen: "publish";
      fields: readonly (readonly [string, string])[];
      button: string;
      /** Labels for publishing goods other than an account for sale. */
      words?: PublishWords;
    } & GoodsPick)
  | { screen: "boost" };

export interface PublishWords {
  title: string;
  pictures: string;
  price: string;
  note: string;
}

export interface ChatLine {
  text: string;
  /** Written by the phone's owner; shown on the right. */
  mine?: true;
}

/** Horizon of a drawn scene. */
export type Horizon = "hills" | "sea" | "city" | "volcano" | "forest" | "sky";

/** Light of a scene: a disc high up (the default), a half-set sun, or the figure itself. */
export type Light = "disc" | "sunset" | "lamp";

export interface Note {
  name: string;
  text: string;
}

/** Link to another page of the site where the visitor can act at once. */
export interface CallToAction {
  text: string;
  to: "/practicePage";
}

/** What every section has. */
export interface Base {
  surface: Surface;
  pattern?: Pattern;
  title: string;
  lead?: string;
  callToAction?: CallToAction;
}
