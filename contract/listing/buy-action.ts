import {
  firstReason,
  pieceReason,
  type UnavailableReason,
  unavailableLabel,
  unavailableText,
} from "./availability";
import { quantityBounds } from "./quantity-bounds";
import { APP_ONLY, APP_ONLY_SPECS, NO_SPECS, RENT } from "./trade";
import type { SpecView, TradeView } from "./trade-view";

/** The action of the main button (product §4 Goods detail). */
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
  if (spec !== null && reasonOfPiece(spec, trade) !== null) return "sold-out";
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
export const isSoldOut = (trade: TradeView): boolean => reasonOfTrade(trade) !== null;

/** Whether nothing is left because other buyers are paying. */
export const isBeingPaid = (trade: TradeView): boolean => reasonOfTrade(trade) === "being_paid";

/** Why nothing of a listing can be bought; null when something can. */
export function reasonOfTrade(trade: TradeView): UnavailableReason | null {
  if (trade.unavailable !== undefined) return trade.unavailable;
  if (!hasSpecs(trade)) return reasonOfPiece(trade, trade);
  const reason = firstReason(trade.specs.map((spec) => reasonOfPiece(spec, trade)));
  return reason !== null && (trade.held ?? 0) > 0 ? "being_paid" : reason;
}

/** Why a spec, or a listing without specs, cannot be bought; null when it can. */
export function reasonOfPiece(
  { stock, minSale, maxSale, ...piece }: Piece,
  trade: Pick<TradeView, "tradeType">,
): UnavailableReason | null {
  if (piece.unavailable !== undefined) return piece.unavailable;
  const { min, enough } = quantityBounds({ stock, minSale, maxSale });
  const counts = { available: stock, held: piece.held ?? 0, sold: SOLD, least: min };
  return pieceReason(counts, isRent(trade)) ?? (enough ? null : "short");
}

type Piece = Pick<TradeView, "stock" | "minSale" | "maxSale" | "held" | "unavailable">;

/** Not known of a marketplace that does not say why: what is not in stock counts as sold or rented. */
const SOLD = 1;

/** Why it cannot be bought, in a sentence (availability.ts); "" when it can. */
export function soldOutText(trade: TradeView, isAccount = false): string {
  const reason = reasonOfTrade(trade);
  const counts = { available: trade.stock, least: quantityBounds(trade).min };
  return reason === null ? "" : unavailableText(reason, hasSpecs(trade) ? null : counts, isAccount);
}

/** The word for why it cannot be bought. Accounts are 已售出, and rented ones 出租中. */
export const soldOutLabel = (trade: TradeView, isAccount = false): string =>
  unavailableLabel(reasonOfTrade(trade) ?? "sold_out", isAccount);

/** The main button's name (product §12). */
export function buyLabel(trade: TradeView): "立即购买" | "立即租号" {
  return isRent(trade) ? "立即租号" : "立即购买";
}
