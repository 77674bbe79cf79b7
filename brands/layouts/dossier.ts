import type { GoodsPick } from "../landing-parts";
import type {
  FactorsBand,
  FeesBand,
  MarksBand,
  PairBand,
  QuestionsBand,
  ReviewsBand,
  RowsBand,
  SpreadBand,
  WordsBand,
} from "./sell-bands";
import type { SellClose, SellHead } from "./sell-head";

/** An account's dossier: facts, marks and terms of accounts on sale, for those who look before they buy or ask a price. */
export interface DossierLayout {
  layout: "dossier";
  head: SellHead;
  goods: GoodsPick;
  bands: readonly (
    | MarksBand
    | RowsBand
    | SpreadBand
    | FactorsBand
    | ReviewsBand
    | FeesBand
    | PairBand
    | WordsBand
    | QuestionsBand
  )[];
  close: SellClose;
}
