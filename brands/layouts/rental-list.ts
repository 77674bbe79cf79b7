import type { Surface } from "../landing-parts";
import type { RentalPick } from "./rental-pick";
import type { FirstView, LastViews } from "./views";

/** Every rental as a line that can be chosen by one figure and by game, and the bill of one of them. */
export interface RentalListLayout extends FirstView, LastViews {
  layout: "rental-list";
  /** The figure by which the list is sorted and limited, and that each line leads with. */
  by: "deposit" | "hours";
  /** Limits to choose from: yuan, or hours. */
  limits: readonly number[];
  /** Rentals whose names contain one of these come first. */
  named?: RentalPick["named"];
  list: string;
  bill: { title: string; lead: string; hours: number; surface: Surface };
}
