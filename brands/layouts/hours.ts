import type { GoodsPick, Note } from "../landing-parts";
import type { OrderedLayout } from "./views";

/** Renting beside buying: what some hours of a game cost, and after how many the purchase is cheaper. */
export interface HoursLayout extends OrderedLayout<"sums" | "steps" | "rents"> {
  layout: "hours";
  /** Hours that the page computes with. */
  hours: number;
  /** The character between the two prices. */
  between: string;
  sums: { title: string; lead: string };
  /** Steps, each with a listing that fits it. */
  steps: { title: string; list: readonly (Note & { goods: GoodsPick })[] };
  rents: string;
}
