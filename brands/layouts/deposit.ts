import type { Icon, Pattern, Surface } from "../landing-parts";
import type { Questions } from "./questions";
import type { RentalPick } from "./rental-pick";

/** The deposit as the page's subject: where it lies, when it returns, and what happens in a dispute. */
export interface DepositLayout {
  layout: "deposit";
  surface: Surface;
  pattern?: Pattern;
  kicker: string;
  /** Who watches over the deposit; stands in its middle. */
  icon: Icon;
  /** What each stage is called; what happens in it is the product's rule. */
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
  questions: Questions;
  closing: string;
}
