import type { GoodsPick } from "@storefront/brands/landing-parts";
import { yuanToFen } from "@storefront/contract/money";
import { isAdvertised } from "@/lib/goods/advertised";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { pickRows, type StorefrontView } from "@/lib/home/storefront-view";

/** The price of a listing in fen; 0 when it is not an amount. */
export function priceFen({ price }: Pick<GoodsRow, "price">): number {
  return yuanToFen(price) ?? 0;
}

const ORDERS = {
  hot: () => 0,
  "price-desc": (a: GoodsRow, b: GoodsRow) => priceFen(b) - priceFen(a),
  "price-asc": (a: GoodsRow, b: GoodsRow) => priceFen(a) - priceFen(b),
} as const;

/** Listings that a landing page may show for a pick, in its order. */
function choosable(storefront: StorefrontView, { kinds, by = "hot" }: GoodsPick): GoodsRow[] {
  const words: readonly string[] | undefined = kinds;
  return storefront.hot
    .filter((row) => !row.soldOut && isAdvertised(row) && (words?.includes(row.kind) ?? true))
    .sort(ORDERS[by]);
}

/** Splits a list into the items that match and the others. */
function partition<T>(list: readonly T[], matches: (item: T) => boolean): [T[], T[]] {
  return [list.filter(matches), list.filter((item) => !matches(item))];
}

/** Chooses the `count` listings of a landing page's section; fewer only when the storefront has fewer. */
export function chooseGoods(
  storefront: StorefrontView,
  pick: GoodsPick,
  count: number,
): GoodsRow[] {
  const { kinds, named = "", from = 0 } = pick;
  const [preferred, others] = partition(choosable(storefront, pick), ({ name }) =>
    name.includes(named),
  );
  const start = preferred.length === 0 ? 0 : from % preferred.length;
  const rotated = [...preferred.slice(start), ...preferred.slice(0, start), ...others];
  const rest = storefront.hot.filter((row) => !rotated.includes(row) && isAdvertised(row));
  return pickRows([...rotated, ...rest], count, kinds ? { kinds } : {});
}

/**
 * Chooses listings in full rows of `row`, at most `most`: a shelf of rentals shows fewer rather than other kinds. Only
 * a shelf without one full row of its kind is filled up.
 */
export function chooseRows(
  storefront: StorefrontView,
  pick: GoodsPick,
  { row, most }: { row: number; most: number },
): GoodsRow[] {
  const full = Math.floor(choosable(storefront, pick).length / row) * row;
  return chooseGoods(storefront, pick, Math.max(row, Math.min(most, full)));
}
