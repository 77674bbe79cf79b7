import type { SpecView, TradeView } from "./goods-view";
import { quantityBounds } from "./quantity";

/** What the main button does (spec §4 Goods detail). */
export type BuyAction =
  /** Confirm and pay here. */
  | "purchase"
  /** Warn 请选择规格. */
  | "choose-spec"
  /** Go on with the phone: rent. */
  | "rent"
  /** Go on with the phone: sold in the app only. */
  | "app-only"
  /** Nothing left to buy. */
  | "sold-out";

const RENT = 3;
const APP_ONLY = 9;
const NO_SPECS = 1;
const APP_ONLY_SPECS = 3;

/** The decision table of the buttons. A listing whose every spec is gone is sold out before one is chosen. */
export function buyAction(trade: TradeView, spec: SpecView | null): BuyAction {
  if (isSoldOut(trade)) return "sold-out";
  if (trade.tradeType === APP_ONLY || trade.specsType === APP_ONLY_SPECS) return "app-only";
  if (trade.specsType !== NO_SPECS && spec === null) return "choose-spec";
  if (!quantityBounds(spec ?? trade).enough) return "sold-out";
  return trade.tradeType === RENT ? "rent" : "purchase";
}

/** Whether no visitor can buy anything of this listing. */
export function isSoldOut(trade: TradeView): boolean {
  if (trade.specsType === NO_SPECS || trade.specs.length === 0) {
    return trade.stock === 0 || (trade.specsType === NO_SPECS && !quantityBounds(trade).enough);
  }
  return trade.specs.every((spec) => !quantityBounds(spec).enough);
}

/** The main button's name (design §4). */
export function buyLabel(trade: TradeView): "立即购买" | "立即租号" {
  return trade.tradeType === RENT ? "立即租号" : "立即购买";
}
