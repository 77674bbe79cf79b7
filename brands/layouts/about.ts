import type { Note } from "../landing-parts";
import type { MoneyMoves } from "./money-moves";
import type { FirstView, Questions } from "./views";

/** Who runs the host: what it does in one sentence, the way of the money, its company, its figures. */
export interface AboutLayout extends FirstView {
  layout: "about";
  /** Buyer, platform and seller at one table. */
  sides: readonly [Note, Note, Note];
  path: MoneyMoves;
  company: { title: string; lead: string };
  figures: string;
  essay: { title: string; text: readonly string[] };
  questions: Questions;
}
