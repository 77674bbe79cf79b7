import type { Pattern, Surface } from "../landing-parts";

/** First view of a page: its ground, and the words above the headline. */
export interface FirstView {
  surface: Surface;
  pattern?: Pattern;
  kicker: string;
}

/** Questions under a heading, each with its answer. */
export interface Questions {
  title: string;
  list: Readonly<Record<string, string>>;
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
