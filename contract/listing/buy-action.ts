import { APP_ONLY, APP_ONLY_SPECS, NO_SPECS, RENT } from "../trade";
import { quantityBounds } from "./quantity-bounds";
import { LISTING_WORDS } from "./state-words";
import type { SpecView, TradeView } from "./trade-view";

/** What the main button does (product §4 Goods detail). */
export type BuyAction =
  /** Confirm and pay here. */
  | "purchase"
  /** Warn 请选择规格. */
  | "choose-spec"
  /** Choose the hours, then continue on the phone. */
  | "rent"
  /** Sold in the app only. */
  | "app-only"
  /** Nothing left to buy. */
  | "sold-out";

export const isRent = ({ tradeType }: Pick<TradeView, "tradeType">): boolean => tradeType === RENT;

/** The decision table of the buttons. A listing whose specs are all sold out is sold out before one is chosen. */
export function buyAction(trade: TradeView, spec: SpecView | null): BuyAction {
  if (isSoldOut(trade)) return "sold-out";
  if (isAppOnly(trade)) return "app-only";
  if (hasSpecs(trade) && spec === null) return "choose-spec";
  if (!quantityBounds(spec ?? trade).enough) return "sold-out";
  return isRent(trade) ? "rent" : "purchase";
}

/** Whether only the app sells the listing, or its specs. */
export const isAppOnly = ({ tradeType, specsType }: TradeView): boolean =>
  tradeType === APP_ONLY || specsType === APP_ONLY_SPECS;

/** Whether every choice has a single piece, so that there is no quantity field. */
export function isSinglePiece(trade: TradeView): boolean {
  if (isSoldOut(trade)) return false;
  const choices = hasSpecs(trade) ? trade.specs : [trade];
  return choices.every((choice) => quantityBounds(choice).max === 1);
}

/** Whether a spec must be chosen. A listing that should have specs but has none is bought without one. */
const hasSpecs = ({ specsType, specs }: TradeView): boolean =>
  specsType !== NO_SPECS && specs.length > 0;

/** Whether no visitor can buy anything of this listing. */
export function isSoldOut(trade: TradeView): boolean {
  if (!hasSpecs(trade)) return !quantityBounds(trade).enough;
  return trade.specs.every((spec) => !quantityBounds(spec).enough);
}

/** Whether nothing is left because other buyers are paying. @param held pieces in unpaid orders */
export const isBeingPaid = ({ trade, held }: { trade: TradeView; held: number }): boolean =>
  held > 0 && isSoldOut(trade);

/** Label of a sold-out listing. Rentals are labelled 出租中, because a rented account comes back, and accounts 已售出. */
export function soldOutLabel(trade: TradeView, isAccount = false): string {
  if (isRent(trade)) return LISTING_WORDS.rented;
  const left = hasSpecs(trade) ? trade.specs.some(({ stock }) => stock > 0) : trade.stock > 0;
  if (left) return LISTING_WORDS.short;
  return isAccount ? LISTING_WORDS.sold : LISTING_WORDS.soldOut;
}

/** The main button's name (product §12). */
export function buyLabel(trade: TradeView): "立即购买" | "立即租号" {
  return isRent(trade) ? "立即租号" : "立即购买";
}
