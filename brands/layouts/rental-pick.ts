/** Selects and orders the rentals of a page. */
export interface RentalPick {
  /** `hot`: most often rented first; `hours`: shortest minimum first. */
  by: "hot" | "price" | "price-desc" | "deposit" | "hours";
  /** Rentals whose names contain one of these come first. */
  named?: readonly string[];
  /** Offset into that order, from 0; skipped rentals move to the end. */
  from?: number;
}
