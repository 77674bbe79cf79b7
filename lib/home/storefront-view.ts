import { asCount } from "@/lib/decode/lenient";
import { type GoodsRow, readRows } from "../goods/goods-row";
import type { Catalogue } from "./load-catalogue";

export interface GameGroup {
  name: string;
  rows: readonly GoodsRow[];
}

/** Catalog data of landing and home pages. Every figure is counted, none is made up (product §10.20). */
export interface StorefrontView {
  /** Best sellers first, sold-out listings last. */
  hot: readonly GoodsRow[];
  /** Games by the number of their listings, most first. */
  games: readonly GameGroup[];
  /** All listings of the marketplace, including those that were not loaded. */
  total: number;
  /** Sales of the loaded listings. */
  sold: number;
}

/** Group of listings without a game. */
const OTHER = "其他游戏";

/** The game that a listing is grouped under. */
export const gameOf = ({ game }: Pick<GoodsRow, "game">): string => game || OTHER;

/** @param read null when the marketplace does not answer: an empty storefront */
export function storefrontView(read: Catalogue | null): StorefrontView {
  return storefrontOf(readRows(read?.list), asCount(read?.total));
}

/** @param total all listings of the marketplace, including those that were not loaded */
export function storefrontOf(rows: readonly GoodsRow[], total: number): StorefrontView {
  const hot = [...rows].sort(
    (a, b) => Number(a.soldOut) - Number(b.soldOut) || b.sale - a.sale || a.id - b.id,
  );
  const byGame = new Map<string, GoodsRow[]>();
  for (const row of hot) {
    const game = gameOf(row);
    byGame.set(game, [...(byGame.get(game) ?? []), row]);
  }
  const games = [...byGame]
    .map(([name, group]) => ({ name, rows: group }))
    .sort((a, b) => b.rows.length - a.rows.length);
  return {
    hot,
    games,
    total: Math.max(total, rows.length),
    sold: rows.reduce((sum, { sale }) => sum + sale, 0),
  };
}

/**
 * Picks the first `count` rows of some kinds, at most `perGame` of one game so that a list shows the market's breadth;
 * when there are too few, fills up with the best of the rest.
 */
export function pickRows(
  rows: readonly GoodsRow[],
  count: number,
  { kinds, perGame = 2 }: { kinds?: readonly string[]; perGame?: number } = {},
): GoodsRow[] {
  const seen = new Map<string, number>();
  const picked = rows.filter((row) => {
    if (kinds && !kinds.includes(row.kind)) return false;
    const before = seen.get(row.game) ?? 0;
    seen.set(row.game, before + 1);
    return before < perGame;
  });
  const rest = rows.filter((row) => !picked.includes(row));
  return [...picked, ...rest].slice(0, count);
}
