import type { GoodsRow } from "@/lib/goods/goods-row";
import type { MarketView } from "@/lib/home/market-view";
import { priceFen } from "./choose-goods";
import { priceRanges } from "./price-ranges";

/** The cheapest account of a game to rent and to buy. Amounts are integer fen. */
export interface RentOrBuy {
  game: string;
  rent: GoodsRow;
  buy: GoodsRow;
  hourFen: number;
  buyFen: number;
  /** Hours of renting that cost as much as the purchase, rounded up. */
  evenHours: number;
}

/** Returns one entry per game that has both, those first whose purchase pays off soonest. */
export function rentOrBuy(market: MarketView): RentOrBuy[] {
  const buying = priceRanges(market, ["账号"]);
  return priceRanges(market, ["租号"])
    .flatMap(({ game, low: rent }) => {
      const buy = buying.find((range) => range.game === game)?.low;
      const hourFen = priceFen(rent);
      if (buy === undefined || hourFen === 0) return [];
      const buyFen = priceFen(buy);
      return [{ game, rent, buy, hourFen, buyFen, evenHours: Math.ceil(buyFen / hourFen) }];
    })
    .sort((a, b) => a.evenHours - b.evenHours);
}
