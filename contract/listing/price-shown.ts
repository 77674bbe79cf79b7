import { fenToYuan } from "../money";
import { MULTIPLE_SPECS, RENT } from "./trade";
import type { SpecView, TradeView } from "./trade-view";

/** The price block of a listing, or of the chosen spec. Amounts are integer fen. */
export interface PriceShown {
  /** Null: the price is unknown, and the page says so. */
  fen: number | null;
  label: "售价" | "活动价" | "折后价" | "租金";
  /** The unit of the price when it is not one piece: a rental is priced by the hour. */
  unit: "" | "/小时";
  /** The marker 起: other specs cost more (product §2). */
  from: boolean;
  /** A higher price that is shown struck through. */
  struckFen: number | null;
  /** 0: none. Always less than the price. */
  cashbackFen: number;
}

/**
 * The only rule for the displayed price (product §2, §3). Of a chosen spec: its activity price, else its price.
 * Of a listing: the price after discount, else the activity price, else the normal price. What is struck through is
 * the origin price or the normal price, whichever is higher, when it is higher than what is shown. Cash back is that
 * of the chosen spec (`normal_return_cash`), else of the listing (`return_cash`).
 */
export function priceShown(trade: TradeView, spec: SpecView | null): PriceShown {
  const [fen, label] = spec
    ? firstKnown([spec.activityFen, "活动价"], [spec.priceFen, "售价"])
    : firstKnown(listingPrice(trade), [trade.normalFen, "售价"]);
  const choosable = hasSpecPrices(trade.specsType) && trade.specs.length > 0;
  const { originFen, cashbackFen } = spec ?? trade;
  const before = Math.max(originFen, spec ? spec.priceFen : trade.normalFen);
  return {
    fen,
    label: trade.tradeType === RENT ? "租金" : label,
    unit: trade.tradeType === RENT ? "/小时" : "",
    from: choosable && spec === null && fen !== null,
    struckFen: fen !== null && before > fen ? before : null,
    cashbackFen: fen !== null && cashbackFen < fen ? cashbackFen : 0,
  };
}

/** Whether each spec has its own price, so that the listing's is the lowest of them (product §2). */
export const hasSpecPrices = (specsType: number): boolean => specsType === MULTIPLE_SPECS;

/** The price as text: "¥28.00 起", "¥3.50/小时"; "" when unknown. */
export function priceText({ fen, unit, from }: PriceShown): string {
  return fen === null ? "" : `¥${fenToYuan(fen)}${unit}${from ? " 起" : ""}`;
}

type Candidate = readonly [fen: number, label: PriceShown["label"]];

/** An after-discount price that equals the activity or normal price is labeled as that price. */
function listingPrice({ afterDiscountFen, activityFen, normalFen }: TradeView): Candidate {
  if (afterDiscountFen === 0 || afterDiscountFen === activityFen) return [activityFen, "活动价"];
  return [afterDiscountFen, afterDiscountFen === normalFen ? "售价" : "折后价"];
}

function firstKnown(...candidates: Candidate[]): readonly [number | null, PriceShown["label"]] {
  return candidates.find(([fen]) => fen > 0) ?? [null, "售价"];
}
