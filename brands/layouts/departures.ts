import type { Horizon, Icon, Note, Surface } from "../landing-parts";
import type { RentalPick } from "./rental-pick";
import type { FirstView } from "./views";

/** Rentals as a departures board, one of them as a boarding pass. */
export interface DeparturesLayout extends FirstView {
  layout: "departures";
  horizon?: Horizon;
  /** The kind of thing that departs: drawn on the board's head and on the pass. */
  icon: Icon;
  board: string;
  /** First cell of each line, from the top; without it the listing's number. */
  lines?: readonly string[];
  pick: RentalPick;
  pass: { title: string; lead: string; hours: number; surface: Surface; first?: true };
  /** The steps between payment and return, in order. */
  gates: { title: string; surface: Surface; list: readonly Note[] };
  closing: string;
}
