import type { GoodsPick } from "../landing-parts";
import type { SellLayout } from "./sell-layout";

/** An account's dossier: facts, marks and terms of accounts on sale, for those who look before they buy or ask a price. */
export interface DossierLayout
  extends SellLayout<
    "dossier",
    "marks" | "rows" | "spread" | "factors" | "reviews" | "fees" | "pair" | "words" | "ask"
  > {
  goods: GoodsPick;
}
