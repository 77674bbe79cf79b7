import type {
  FeesBand,
  PairBand,
  QuestionsBand,
  ReviewsBand,
  RiseBand,
  RowsBand,
  WordsBand,
} from "./sell-bands";
import type { SellClose, SellHead } from "./sell-head";

/** Estimate first: game and figures give a price from real listings; then similar accounts, then fee and payout. */
export interface EstimateLayout {
  layout: "estimate";
  head: SellHead;
  bands: readonly (
    | RiseBand
    | FeesBand
    | RowsBand
    | PairBand
    | ReviewsBand
    | WordsBand
    | QuestionsBand
  )[];
  close: SellClose;
}
