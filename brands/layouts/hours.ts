import type { GoodsPick, Note, Pattern, Surface } from "../landing-parts";
import type { Questions } from "./questions";

/** Renting beside buying: what some hours of a game cost, and after how many the purchase is cheaper. */
export interface HoursLayout {
  layout: "hours";
  surface: Surface;
  pattern?: Pattern;
  kicker: string;
  /** Hours that the page computes with. */
  hours: number;
  /** What stands between the two prices, in a character. */
  between: string;
  sums: { title: string; lead: string };
  /** Steps, each with a listing that fits it. */
  steps: { title: string; list: readonly (Note & { goods: GoodsPick })[] };
  rents: string;
  order: readonly ("sums" | "steps" | "rents")[];
  questions: Questions;
  closing: string;
}
