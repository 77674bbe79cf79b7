import type {
  FeesBand,
  PairBand,
  QuestionsBand,
  RowsBand,
  SpreadBand,
  WordsBand,
} from "./sell-bands";
import type { SellClose, SellHead } from "./sell-head";

/** A quotation board: what accounts of each game are offered for now, and what makes the difference. */
export interface QuotationLayout {
  layout: "quotation";
  head: SellHead;
  /** `range`: lowest, middle and highest; `systems`: accounts of Android and iPhone apart; `top`: highest first, with the account. */
  board: "range" | "systems" | "top";
  bands: readonly (SpreadBand | RowsBand | FeesBand | PairBand | WordsBand | QuestionsBand)[];
  close: SellClose;
}
