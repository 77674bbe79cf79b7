import type { Note, Surface } from "../landing-parts";
import type { RentalPick } from "./rental-pick";
import type { FirstView } from "./views";

/** A wall of pictures of accounts to play tonight, and renting beside buying. */
export interface WardrobeLayout extends FirstView {
  layout: "wardrobe";
  /** `half`: beside the headline; `belt`: across the page, below it; `steps`: in columns that climb. */
  wall: "half" | "belt" | "steps";
  pick: RentalPick;
  /** Caption of the wall. */
  tonight: string;
  compare: {
    title: string;
    lead: string;
    /** Heads of the columns: renting, and buying. */
    heads: readonly [string, string];
    surface: Surface;
    /** Above the notes; else below. */
    first?: true;
  };
  notes: { title: string; surface: Surface; list: readonly Note[] };
  /** Heading of renters' reviews; without them the section is left out. */
  reviews: string;
  closing: string;
}
