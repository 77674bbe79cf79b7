import type { Note, Pattern, Surface } from "../landing-parts";

/** Rentals by their owners: an address book, and what owners ask for an hour in each game. */
export interface OwnersLayout {
  layout: "owners";
  surface: Surface;
  pattern?: Pattern;
  kicker: string;
  /** Which of the two comes first, beside the headline's band. */
  first: "people" | "rates";
  people: { title: string; lead: string; surface: Surface };
  rates: { title: string; lead: string; surface: Surface };
  /** Beside the headline. */
  notes: readonly Note[];
  reviews: string;
  closing: { title: string; surface: Surface };
}
