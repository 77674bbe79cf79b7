import type { Pattern, Surface } from "../landing-parts";

/** First view of a page: its ground, and the words above the headline. */
export interface FirstView {
  surface: Surface;
  pattern?: Pattern;
  kicker: string;
}

/** Questions with their answers, under a heading. */
export interface Questions {
  title: string;
  list: readonly { ask: string; answer: string }[];
}

/** Last views of a page: questions, and one sentence beside the download. */
export interface LastViews {
  questions: Questions;
  closing: string;
}

/** A page that orders its bands itself. */
export interface OrderedLayout<Band extends string> extends FirstView, LastViews {
  order: readonly Band[];
}
