import type { Icon, Surface } from "../landing-parts";
import type { RentalPick } from "./rental-pick";
import type { FirstView, LastViews } from "./views";

/** The deposit as the page's subject: where it lies, when it returns, and what happens in a dispute. */
export interface DepositLayout extends FirstView, LastViews {
  layout: "deposit";
  /** The party that watches over the deposit; stands in its middle. */
  icon: Icon;
  /** Names of the stages; the product defines what happens in each. */
  stages: { title: string; surface: Surface; names: readonly [string, string, string, string] };
  claim: {
    title: string;
    lead: string;
    surface: Surface;
    /** Above the stages; else below. */
    first?: true;
    /** The seller's claim, the renter's answer, the operator's ruling. */
    names: readonly [string, string, string];
  };
  rack: { title: string; surface: Surface; pick: RentalPick };
}
