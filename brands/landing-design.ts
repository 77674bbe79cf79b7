/** How a landing page looks and what it says, as data. docs/landings.md describes how to design with it. */
import type { Block } from "./landing-blocks";
import type {
  CallToAction,
  ChatLine,
  GoodsPick,
  GoodsWord,
  Horizon,
  Icon,
  Light,
  Note,
  Pattern,
  Screen,
  Surface,
} from "./landing-parts";
import type { PlayHero } from "./landing-play";

interface HeroBase {
  surface: Surface;
  pattern?: Pattern;
  /** A short line above the headline. */
  kicker?: string;
  callToAction?: CallToAction;
}

/** The first section: a composition and its data. */
export type Hero = HeroBase &
  (
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
    | { variant: "dial"; screen: Screen }
    | { variant: "staircase"; screen: Screen }
    | PlayHero
  );

export interface LandingDesign {
  hero: Hero;
  /** In display order; the download comes last. */
  sections: readonly Block[];
}
