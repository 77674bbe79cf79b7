import type { Pattern, Surface } from "../landing-parts";
import type { Questions } from "./questions";
import type { RentalPick } from "./rental-pick";

/** Every rental as a line that can be chosen by one figure and by game, and the bill of one of them. */
export interface RentalListLayout {
  layout: "rental-list";
  surface: Surface;
  pattern?: Pattern;
  kicker: string;
  /** The figure by which the list is sorted and limited, and that each line leads with. */
  by: "price" | "deposit" | "hours";
  /** Limits to choose from: yuan, or hours. */
  limits: readonly number[];
  /** Rentals whose names contain one of these come first. */
  named?: RentalPick["named"];
  list: string;
  bill: { title: string; lead: string; hours: number; surface: Surface };
  questions: Questions;
  closing: string;
}
