import {
  AUTO_DELIVERY_HOURS,
  BOOSTER_ACCEPT_S,
  NO_REASON_REFUND_DAYS,
  SERVICE_HOURS,
} from "@/lib/constants";
import { formatCount } from "@/lib/format/count";
import type { MarketView } from "@/lib/home/market-view";
import { priceFen } from "./choose-goods";
import { priceUnit } from "./price-unit";
import { roundYuan } from "./round-yuan";

/** Figures that a page can show; `boosters` is null while unknown. */
export type FigureName =
  | "listings"
  | "games"
  | "sold"
  | "accounts"
  | "rents"
  | "cards"
  | "lowest"
  | "highest"
  | "boosters"
  | "accept"
  | "refund"
  | "delivery"
  | "hours";

/** A figure as displayed: a large value with its unit beside it. */
export interface Counted {
  value: string;
  unit: string;
}

/**
 * Returns a figure of a landing page, from the marketplace's answers or lib/constants.ts.
 * @param boosters boosters online now; null when unknown
 * @returns null when the figure is unknown or 0
 */
export function countFigure(
  name: FigureName,
  market: MarketView,
  boosters: number | null,
): Counted | null {
  const ofKind = (kind: string) => market.hot.filter((row) => row.kind === kind).length;
  switch (name) {
    case "listings":
      return counted(market.total, "件");
    case "games":
      return counted(market.games.length, "款");
    case "sold":
      return counted(market.sold, "笔");
    case "accounts":
      return counted(ofKind("账号"), "个");
    case "rents":
      return counted(ofKind("租号"), "个");
    case "cards":
      return counted(ofKind("卡密"), "种");
    case "lowest":
      return priceOf(market, Math.min);
    case "highest":
      return priceOf(market, Math.max);
    case "boosters":
      return counted(boosters ?? 0, "位");
    case "accept":
      return { value: String(BOOSTER_ACCEPT_S), unit: "秒" };
    case "refund":
      return { value: String(NO_REASON_REFUND_DAYS), unit: "天" };
    case "delivery":
      return { value: AUTO_DELIVERY_HOURS.replace(" 小时", ""), unit: "小时" };
    case "hours":
      return { value: SERVICE_HOURS, unit: "" };
  }
}

function counted(count: number, unit: string): Counted | null {
  return count > 0 ? { value: formatCount(count), unit } : null;
}

/** Yuan, over listings in stock that are sold outright: an hourly rent cannot be compared with a sale. */
function priceOf(market: MarketView, choose: (...fen: number[]) => number): Counted | null {
  const forGood = market.hot.filter((row) => !row.soldOut && priceUnit(row.kind) === "");
  const prices = forGood.map(priceFen);
  if (prices.length === 0) return null;
  return { value: roundYuan(choose(...prices)), unit: "元" };
}
