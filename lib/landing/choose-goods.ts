import type { GoodsPick } from "@/brands/landing-design";
import { yuanToFen } from "@/contract/money";
import { isAdvertised } from "@/lib/goods/advertised";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { type MarketView, pickRows } from "@/lib/home/market-view";

/** The price of a listing in fen; 0 when it is not an amount. */
export function priceFen({ price }: Pick<GoodsRow, "price">): number {
  return yuanToFen(price) ?? 0;
}

const ORDERS = {
  hot: () => 0,
  dear: (a: GoodsRow, b: GoodsRow) => priceFen(b) - priceFen(a),
  cheap: (a: GoodsRow, b: GoodsRow) => priceFen(a) - priceFen(b),
} as const;

/** What a landing page may show, in the order a pick requests. */
function choosable(market: MarketView, { kinds, by = "hot" }: GoodsPick): GoodsRow[] {
  const words: readonly string[] | undefined = kinds;
  return market.hot
    .filter((row) => !row.soldOut && isAdvertised(row) && (words?.includes(row.kind) ?? true))
    .sort(ORDERS[by]);
}

/** Those of a list that are meant, and the others. */
function parted<T>(list: readonly T[], meant: (item: T) => boolean): [T[], T[]] {
  return [list.filter(meant), list.filter((item) => !meant(item))];
}

/** The `count` listings that a part of a landing page shows, by its data; fewer only when the market has fewer. */
export function chooseGoods(market: MarketView, pick: GoodsPick, count: number): GoodsRow[] {
  const { kinds, named = "", from = 0 } = pick;
  const [wanted, others] = parted(choosable(market, pick), ({ name }) => name.includes(named));
  const start = wanted.length === 0 ? 0 : from % wanted.length;
  const turned = [...wanted.slice(start), ...wanted.slice(0, start), ...others];
  const rest = market.hot.filter((row) => !turned.includes(row) && isAdvertised(row));
  return pickRows([...turned, ...rest], count, kinds ? { kinds } : {});
}

/**
 * Listings in full rows of `row`, `most` at the utmost: a shelf of rents shows fewer rather than something else. Only a
 * shelf that has not one full row of its kind is filled up.
 */
export function chooseRows(
  market: MarketView,
  pick: GoodsPick,
  { row, most }: { row: number; most: number },
): GoodsRow[] {
  const full = Math.floor(choosable(market, pick).length / row) * row;
  return chooseGoods(market, pick, Math.max(row, Math.min(most, full)));
}
