import type { GoodsWord } from "@storefront/brands/landing-parts";
import type { StorefrontView } from "@/lib/home/storefront-view";
import { priceUnit } from "../goods/price-unit";
import { priceFen } from "./choose-goods";

/** A listing that an estimate is based on. */
export interface Comparable {
  id: number;
  name: string;
  cover: string;
  fen: number;
  /** Position among comparable listings; 在售 when it is the only one. */
  place: "最低" | "中段" | "最高" | "在售";
}

/** Current prices of comparable goods, of one game and kind. Amounts are integer fen. */
export interface Estimate {
  game: string;
  kind: GoodsWord;
  /** Unit of the prices: "/小时" for rentals, else "". */
  unit: string;
  lowFen: number;
  medianFen: number;
  highFen: number;
  /** Every price that counted, lowest first. */
  pricesFen: readonly number[];
  /** At most three of them. */
  shown: readonly Comparable[];
}

/** One estimate per game and kind in stock: games with most listings first, kinds in the given order. */
export function estimates(storefront: StorefrontView, kinds: readonly GoodsWord[]): Estimate[] {
  return storefront.games.flatMap(({ name: game, rows }) =>
    kinds.flatMap((kind) => {
      const comparable = rows
        .filter((row) => row.kind === kind && !row.soldOut)
        .map(({ id, name, cover, ...row }) => ({ id, name, cover, fen: priceFen(row) }))
        .filter(({ fen }) => fen > 0)
        .sort((a, b) => a.fen - b.fen);
      const pricesFen = comparable.map(({ fen }) => fen);
      const [lowFen, highFen] = [pricesFen[0], pricesFen.at(-1)];
      if (lowFen === undefined || highFen === undefined) return [];
      const unit = priceUnit(kind);
      const medianFen = median(pricesFen);
      return [
        { game, kind, unit, lowFen, medianFen, highFen, pricesFen, shown: pickShown(comparable) },
      ];
    }),
  );
}

/** The initial estimate: of the first kind, in the game with most comparable listings. */
export function firstEstimate(list: readonly Estimate[], kinds: readonly GoodsWord[]) {
  return [...list]
    .sort((a, b) => b.pricesFen.length - a.pricesFen.length)
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))[0];
}

/** Median of ordered figures; the rounded mean of the two middle ones for an even count. */
function median(ordered: readonly number[]): number {
  const [below, above] = [(ordered.length - 1) >> 1, ordered.length >> 1];
  return Math.round(((ordered[below] ?? 0) + (ordered[above] ?? 0)) / 2);
}

/** The cheapest, the middle and the dearest of an ordered list. */
function pickShown(comparable: readonly Omit<Comparable, "place">[]): Comparable[] {
  const at = (index: number, place: Comparable["place"]): Comparable[] => {
    const row = comparable[index];
    return row ? [{ ...row, place }] : [];
  };
  if (comparable.length === 1) return at(0, "在售");
  const middle = comparable.length > 2 ? at((comparable.length - 1) >> 1, "中段") : [];
  return [...at(0, "最低"), ...middle, ...at(comparable.length - 1, "最高")];
}
