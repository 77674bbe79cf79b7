import type { RentalPick } from "@storefront/brands/layouts/rental-pick";
import { MAX_RENT_HOURS } from "@storefront/contract/rentals/rent-hours";
import { isAdvertised } from "@/lib/goods/advertised";
import type { GoodsRow } from "@/lib/goods/goods-row";
import type { StorefrontView } from "@/lib/home/storefront-view";
import { priceFen } from "./choose-goods";

/** An account that can be rented by the hour. Amounts are integer fen. */
export interface Rental {
  row: GoodsRow;
  hourFen: number;
  depositFen: number;
  /** At least 1. */
  leastHours: number;
}

const ORDERS = {
  hot: () => 0,
  price: (a: Rental, b: Rental) => a.hourFen - b.hourFen,
  "price-desc": (a: Rental, b: Rental) => b.hourFen - a.hourFen,
  deposit: (a: Rental, b: Rental) => a.depositFen - b.depositFen || a.hourFen - b.hourFen,
  hours: (a: Rental, b: Rental) => a.leastHours - b.leastHours || a.hourFen - b.hourFen,
} as const;

/** Every rental of the storefront in a pick's order, those in use left out unless `all`. */
export function rentals(storefront: StorefrontView, pick: RentalPick, all = false): Rental[] {
  const { by, named = [], from = 0 } = pick;
  const list = storefront.hot
    .flatMap((row) => rentalOf(row) ?? [])
    .filter(({ row }) => isAdvertised(row) && (all || !row.soldOut))
    .sort(ORDERS[by]);
  const isNamed = ({ row }: Rental) => named.some((word) => row.name.includes(word));
  const ordered = [...list.filter(isNamed), ...list.filter((rental) => !isNamed(rental))];
  const start = ordered.length === 0 ? 0 : from % ordered.length;
  return [...ordered.slice(start), ...ordered.slice(0, start)];
}

/** At most one rental of a game before the second of any, in the order of the list. */
export function mixedByGame(list: readonly Rental[]): Rental[] {
  const turns = list.map((rental, index) => ({
    rental,
    turn: list.slice(0, index).filter((it) => it.row.game === rental.row.game).length,
  }));
  return turns.sort((a, b) => a.turn - b.turn).map(({ rental }) => rental);
}

function rentalOf(row: GoodsRow): Rental | null {
  const hourFen = priceFen(row);
  if (row.rent === null || hourFen === 0) return null;
  const { depositFen, leastHours } = row.rent;
  return { row, hourFen, depositFen, leastHours: Math.max(1, leastHours) };
}

/** Whole hours that a budget buys, at most the longest rental; 0 when it does not reach the minimum. */
export function hoursFor({ hourFen, leastHours }: Rental, budgetFen: number): number {
  const hours = Math.min(MAX_RENT_HOURS, Math.floor(budgetFen / hourFen));
  return hours < leastHours ? 0 : hours;
}
