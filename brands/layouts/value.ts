import type { Pattern, Surface } from "../landing-parts";
import type {
  FactorsBand,
  FeesBand,
  QuestionsBand,
  RatesBand,
  RowsBand,
  SpreadBand,
  WordsBand,
} from "./sell-bands";
import type { EstimatedKinds, SellClose } from "./sell-head";

interface ValueHead {
  surface: Surface;
  pattern?: Pattern;
  kicker: string;
}

/** An estimator, drawn as the brand's object, and the tables behind it. */
export interface ValueLayout {
  layout: "value";
  /** Kinds of the estimator and of the table of prices, which has the same figures without JavaScript. */
  kinds: EstimatedKinds;
  head: ValueHead &
    (
      | { drawing: "pocket"; patch: string }
      | { drawing: "pockets" }
      | { drawing: "claws"; signs: readonly [string, string, string] }
    );
  bands: readonly (
    | RatesBand
    | FactorsBand
    | SpreadBand
    | FeesBand
    | RowsBand
    | WordsBand
    | QuestionsBand
  )[];
  close: SellClose;
}
