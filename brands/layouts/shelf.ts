import type { Note } from "../landing-parts";
import type { OrderedLayout } from "./views";

/** A shop of card keys: shelves by price or by game, the way from the payment to the key, what orders go through. */
export interface ShelfLayout extends OrderedLayout<"games" | "cheapest" | "checkout"> {
  layout: "shelf";
  /** The furniture of the first view: rods of cards, a counter with a slip, a machine. */
  furniture: "rods" | "counter" | "machine";
  /** Name of the shop on its furniture. */
  sign: string;
  /** A game per shelf, its cards from the smallest to the largest face value. */
  games: string;
  /** The cheapest listings. */
  cheapest: string;
  checkout: { title: string; stations: readonly Note[]; otherwise: string };
}
