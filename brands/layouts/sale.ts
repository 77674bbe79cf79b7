import type { GoodsPick } from "../landing-parts";
import type { SellLayout } from "./sell-layout";

/** One sale as an account: a real listing's price from the buyer's payment to the seller's payout. */
export interface SaleLayout
  extends SellLayout<"sale", "hours" | "outcomes" | "book" | "fees" | "pair" | "words" | "ask"> {
  /** The listing whose money is followed. */
  goods: GoodsPick;
}
