import type { GoodsPick, Note } from "../landing-parts";
import type { SellLayout } from "./sell-layout";

/** A seller's notebook: what a listing states, what to photograph, what raises the price. */
export interface NotebookLayout
  extends SellLayout<
    "notebook",
    "shots" | "factors" | "rows" | "fees" | "hours" | "pair" | "words" | "ask"
  > {
  /** The listing that fills the page of the notebook. */
  goods: GoodsPick;
  /** Remarks in the margin. */
  remarks: readonly Note[];
}
