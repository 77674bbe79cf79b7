import type { Horizon, Icon, Surface } from "../landing-parts";
import type { RentalPick } from "./rental-pick";
import type { FirstView } from "./views";

/** An evening, a night or some days by the clock: how long a budget lasts, and what some hours cost. */
export interface EveningLayout extends FirstView {
  layout: "evening";
  /** Drawn below the clock. */
  horizon?: Horizon;
  /** Beside the headline. */
  icon: Icon;
  /** The question that the budget answers: "今晚能玩到几点". */
  clock: string;
  /** Yuan. */
  budget: number;
  /** The name of the first day, and the hour at which play begins: 0 to 23. */
  start: { day: string; hour: number };
  /** Hours that the clock shows. */
  span: number;
  pick: RentalPick;
  costs: { title: string; lead: string; hours: readonly number[]; surface: Surface };
  moments: {
    title: string;
    surface: Surface;
    first?: true;
    list: readonly { at: string; name: string; text: string }[];
  };
  /** A last word to the player, as large print. */
  motto: string;
  closing: string;
}
