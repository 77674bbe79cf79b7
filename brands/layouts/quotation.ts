import type { SellLayout } from "./sell-layout";

/** A quotation board: what accounts of each game are offered for now, and what makes the difference. */
export interface QuotationLayout
  extends SellLayout<"quotation", "spread" | "rows" | "fees" | "pair" | "words" | "ask"> {
  /** `range`: lowest, middle and highest; `systems`: accounts of Android and iPhone apart; `top`: highest first, with the account. */
  board: "range" | "systems" | "top";
}
