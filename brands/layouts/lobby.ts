import type { Icon, Note, Surface } from "../landing-parts";
import type { RentalPick } from "./rental-pick";
import type { FirstView } from "./views";

/** Tables for an evening together: at each one game, with an account to rent on every seat. */
export interface LobbyLayout extends FirstView {
  layout: "lobby";
  /** Drawn behind the headline. */
  icon: Icon;
  /** Hours of the evening that are counted. */
  hours: number;
  tables: {
    title: string;
    lead: string;
    /** `round`: seats around a table; `rows`: a line per table. */
    form: "round" | "rows";
    list: readonly { game: string; name: string; icon: Icon }[];
    named?: RentalPick["named"];
  };
  ways: { title: string; surface: Surface; list: readonly Note[] };
  /** Paid help by people: listings with one of these words. */
  guides: { title: string; lead: string; surface: Surface; named: readonly string[] };
  reviews: string;
  closing: string;
}
