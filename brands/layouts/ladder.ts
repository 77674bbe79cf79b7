import type { CallToAction, Pattern, Surface } from "../landing-parts";
import type { Questions } from "./questions";

/** Boosting as a ladder from rank to rank, with the price and the hours of each step. */
export interface LadderLayout {
  layout: "ladder";
  surface: Surface;
  pattern?: Pattern;
  kicker: string;
  action: CallToAction;
  /** `stairs`: each step as high as its rank; `table`: a sheet of parameters with sums. */
  form: "stairs" | "table";
  ladder: { title: string; lead?: string };
  sold: { title: string; surface: Surface };
  questions: Questions;
  closing: string;
}
