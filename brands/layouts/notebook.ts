import type { GoodsPick, Note } from "../landing-parts";
import type {
  FactorsBand,
  FeesBand,
  HoursBand,
  PairBand,
  QuestionsBand,
  RowsBand,
  ShotsBand,
  WordsBand,
} from "./sell-bands";
import type { SellClose, SellHead } from "./sell-head";

/** A seller's notebook: what a listing states, what to photograph, what raises the price. */
export interface NotebookLayout {
  layout: "notebook";
  head: SellHead;
  /** The listing that fills the page of the notebook. */
  goods: GoodsPick;
  /** Remarks in the margin. */
  remarks: readonly Note[];
  bands: readonly (
    | ShotsBand
    | FactorsBand
    | RowsBand
    | FeesBand
    | HoursBand
    | PairBand
    | WordsBand
    | QuestionsBand
  )[];
  close: SellClose;
}
