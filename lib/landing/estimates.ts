import type { GoodsWord } from "@/brands/landing-design";
import type { MarketView } from "@/lib/home/market-view";
import { priceFen } from "./choose-goods";
import { priceUnit } from "./price-unit";

/** A listing that an estimate leans on. */
export interface Comparable {
  id: number;
  name: string;
  cover: string;
  fen: number;
  /** Where it stands among its like; the only one there is merely is on sale. */
  place: "最低" | "中段" | "最高" | "在售";
}

/** What comparable goods, of one game and one kind, stand at now. Amounts are integer fen. */
export interface Estimate {
  game: string;
  kind: GoodsWord;
  /** What the prices are of: "/小时" where goods are rented, else nothing. */
  unit: string;
  lowFen: number;
  medianFen: number;
  highFen: number;
  /** Every price that counted, lowest first. */
  pricesFen: readonly number[];
  /** Three of them at most. */
  shown: readonly Comparable[];
}

/** One estimate for each game and kind of which something is on sale: games with most listings first, kinds as requested. */
export function estimates(market: MarketView, kinds: readonly GoodsWord[]): Estimate[] {
  return market.games.flatMap(({ name: game, rows }) =>
    kinds.flatMap((kind) => {
      const like = rows
        .filter((row) => row.kind === kind && !row.soldOut)
        .map(({ id, name, cover, ...row }) => ({ id, name, cover, fen: priceFen(row) }))
        .filter(({ fen }) => fen > 0)
        .sort((a, b) => a.fen - b.fen);
      const pricesFen = like.map(({ fen }) => fen);
      const [lowFen, highFen] = [pricesFen[0], pricesFen.at(-1)];
      if (lowFen === undefined || highFen === undefined) return [];
      const unit = priceUnit(kind);
      const medianFen = median(pricesFen);
      return [{ game, kind, unit, lowFen, medianFen, highFen, pricesFen, shown: placed(like) }];
    }),
  );
}

/** Where an estimator begins: with the first kind, and the game in which most of it can be compared. */
export function firstEstimate(list: readonly Estimate[], kinds: readonly GoodsWord[]) {
  return [...list]
    .sort((a, b) => b.pricesFen.length - a.pricesFen.length)
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))[0];
}

/** The middle one of some ordered figures; of two middle ones, what lies between them. */
function median(ordered: readonly number[]): number {
  const [below, above] = [(ordered.length - 1) >> 1, ordered.length >> 1];
  return Math.round(((ordered[below] ?? 0) + (ordered[above] ?? 0)) / 2);
}

/** The cheapest, the middle and the dearest of an ordered list. */
function placed(like: readonly Omit<Comparable, "place">[]): Comparable[] {
  const at = (index: number, place: Comparable["place"]): Comparable[] => {
    const row = like[index];
    return row ? [{ ...row, place }] : [];
  };
  if (like.length === 1) return at(0, "在售");
  const middle = like.length > 2 ? at((like.length - 1) >> 1, "中段") : [];
  return [...at(0, "最低"), ...middle, ...at(like.length - 1, "最高")];
}
