import type { GoodsRow } from "@/lib/goods/goods-row";
import type { StorefrontView } from "@/lib/home/storefront-view";
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
export function rentOrBuy(storefront: StorefrontView): RentOrBuy[] {
  const buying = priceRanges(storefront, ["账号"]);
  return priceRanges(storefront, ["租号"])
    .flatMap(({ game, low: rent }) => {
      const buy = buying.find((range) => range.game === game)?.low;
      const hourFen = priceFen(rent);
      if (buy === undefined || hourFen === 0) return [];
      const buyFen = priceFen(buy);
      return [{ game, rent, buy, hourFen, buyFen, evenHours: Math.ceil(buyFen / hourFen) }];
    })
    .sort((a, b) => a.evenHours - b.evenHours);
}
