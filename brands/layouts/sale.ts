import type { GoodsPick } from "../landing-parts";
import type {
  BookBand,
  FeesBand,
  HoursBand,
  OutcomesBand,
  PairBand,
  QuestionsBand,
  WordsBand,
} from "./sell-bands";
import type { SellClose, SellHead } from "./sell-head";

/** One sale as an account: a real listing's price from the buyer's payment to the seller's payout. */
export interface SaleLayout {
  layout: "sale";
  head: SellHead;
  /** The listing whose money is followed. */
  goods: GoodsPick;
  bands: readonly (
    | HoursBand
    | OutcomesBand
    | BookBand
    | FeesBand
    | PairBand
    | WordsBand
    | QuestionsBand
  )[];
  close: SellClose;
}
