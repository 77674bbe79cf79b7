import type { Note, Surface } from "../landing-parts";
import type { FirstView } from "./views";

/** Rentals by their owners: an address book, and what owners ask for an hour in each game. */
export interface OwnersLayout extends FirstView {
  layout: "owners";
  /** The one of the two that comes first, beside the headline's band. */
  first: "people" | "rates";
  people: { title: string; lead: string; surface: Surface };
  rates: { title: string; lead: string; surface: Surface };
  /** Beside the headline. */
  notes: readonly Note[];
  reviews: string;
  closing: { title: string; surface: Surface };
}
