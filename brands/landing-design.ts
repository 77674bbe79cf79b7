/** How a landing page looks and what it says, as data. docs/landings.md describes how to design with it. */
import type { Block } from "./landing-blocks";
import type { InfoHero } from "./landing-info";
import type { PlayHero } from "./landing-play";

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
  by?: "hot" | "dear" | "cheap";
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

/** Link to another page of the site where the visitor can act at once. */
export interface Onward {
  text: string;
  to: "/practicePage";
}

interface HeroBase {
  surface: Surface;
  pattern?: Pattern;
  /** A short line above the headline. */
  kicker?: string;
  onward?: Onward;
}

/** The first section: a composition and its data. */
export type Hero = HeroBase &
  (
    | { variant: "slab"; screen: Screen; slips: GoodsPick; side?: "left" }
    | { variant: "giant"; word: string; screen: Screen }
    | { variant: "band"; goods: GoodsPick; icon: Icon; slope?: "up" }
    | { variant: "callouts"; screen: Screen; notes: readonly Note[] }
    | { variant: "fan"; goods: GoodsPick; side?: "left" }
    | { variant: "scene"; icons: readonly [Icon, Icon, Icon]; horizon: Horizon; light?: Light }
    | { variant: "ticket"; stub: string; lines: readonly (readonly [string, string])[]; icon: Icon }
    | { variant: "poster"; icon?: Icon; side?: "left"; screen: Screen }
    | { variant: "board"; goods: GoodsPick; head: string }
    | { variant: "mosaic"; goods: GoodsPick; side?: "left" }
    | { variant: "orbit"; icons: readonly Icon[]; centre: Icon }
    | { variant: "scroll"; goods: GoodsPick; seal: string }
    | { variant: "tag"; goods: GoodsPick; label: string; side?: "left" }
    | { variant: "talk"; lines: readonly ChatLine[]; icon: Icon; goods: GoodsPick }
    | { variant: "shelves"; goods: GoodsPick; sign: string }
    | {
        variant: "snapshots";
        goods: GoodsPick;
        captions: readonly [string, string, string];
        side?: "left";
      }
    | { variant: "gallery"; goods: GoodsPick; plaque: string }
    | { variant: "stalls"; goods: GoodsPick; signs: readonly [string, string, string, string] }
    | { variant: "wanted"; head: string; wants: readonly Note[]; icon: Icon }
    | { variant: "halves"; names: readonly [string, string]; screens: readonly [Screen, Screen] }
    | { variant: "route"; goods: GoodsPick; stops: readonly string[]; icon: Icon }
    | { variant: "sheet"; goods: GoodsPick; file: string }
    | { variant: "bids"; goods: GoodsPick; icon: Icon }
    | { variant: "vault"; word: string }
    | { variant: "quotes"; goods: GoodsPick; head: string; icon: Icon }
    | { variant: "locks"; locks: readonly string[]; icon: Icon }
    | {
        variant: "radar";
        axes: readonly (readonly [string, 1 | 2 | 3 | 4 | 5])[];
        goods: GoodsPick;
      }
    | { variant: "pocket"; kinds: readonly GoodsWord[]; patch: string }
    | { variant: "pockets"; kind: GoodsWord }
    | { variant: "claws"; kinds: readonly GoodsWord[]; signs: readonly [string, string, string] }
    | {
        variant: "catalogue";
        lines: readonly (readonly [string, string])[];
        seal: string;
        caption: string;
      }
    | { variant: "ledger"; head: string; lines: readonly (readonly [string, string])[] }
    | { variant: "cardwall" }
    | { variant: "vending"; goods: GoodsPick; sign: string; panel: readonly string[] }
    | { variant: "counter"; sign: string; receipt: readonly string[] }
    | { variant: "dial"; screen: Screen }
    | { variant: "staircase"; screen: Screen }
    | PlayHero
    | InfoHero
  );

/** Horizon of a drawn scene. */
export type Horizon = "hills" | "sea" | "city" | "volcano" | "forest" | "sky";

/** Light of a scene: a disc high up (the default), a half-set sun, or the figure itself. */
export type Light = "disc" | "sunset" | "lamp";

export interface Note {
  name: string;
  text: string;
}

export interface LandingDesign {
  hero: Hero;
  /** In display order; the download comes last. */
  sections: readonly Block[];
}
