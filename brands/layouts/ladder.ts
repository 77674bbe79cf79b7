import type { CallToAction, Surface } from "../landing-parts";
import type { FirstView, LastViews } from "./views";

/** Boosting as a ladder from rank to rank, with the price and the hours of each step. */
export interface LadderLayout extends FirstView, LastViews {
  layout: "ladder";
  action: CallToAction;
  /** `stairs`: each step as high as its rank; `table`: a sheet of parameters with sums. */
  form: "stairs" | "table";
  ladder: { title: string; lead?: string };
  sold: { title: string; surface: Surface };
}
