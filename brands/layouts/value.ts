import type { GoodsWord } from "../landing-parts";
import type { SellBand } from "./sell-bands";
import type { SellClose } from "./sell-layout";
import type { FirstView } from "./views";

/** An estimator, drawn as the brand's object, and the tables behind it. */
export interface ValueLayout {
  layout: "value";
  /** Kinds of the estimator and of the table of prices, which has the same figures without JavaScript. */
  kinds: readonly GoodsWord[];
  head: FirstView &
    (
      | { drawing: "pocket"; patch: string }
      | { drawing: "pockets" }
      | { drawing: "claws"; signs: readonly [string, string, string] }
    );
  bands: readonly SellBand<"rates" | "factors" | "spread" | "fees" | "rows" | "words" | "ask">[];
  close: SellClose;
}
