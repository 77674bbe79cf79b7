import { goodsKind } from "./goods-kind";
import type { CatalogueItem } from "./load-catalogue";

/** A listing as rows and cards show it. */
export interface GoodsRow {
  id: number;
  name: string;
  game: string;
  /** 账号, 租号, 卡密 … */
  kind: string;
  cover: string;
  /** Yuan, two decimals. */
  price: string;
  sale: number;
  soldOut: boolean;
}

export interface GameGroup {
  name: string;
  rows: readonly GoodsRow[];
}

/** What landing and home pages know of the catalogue. Every figure is counted here, none is made up (design §2.20). */
export interface MarketView {
  /** Best sellers first; what is sold out comes last. */
  hot: readonly GoodsRow[];
  /** Games by the number of their listings, most first. */
  games: readonly GameGroup[];
  /** All listings that the marketplace has, also those not read. */
  total: number;
  /** Sales of the listings read. */
  sold: number;
}

/** @param list null when the marketplace does not answer: an empty market */
export function marketView(read: { list: CatalogueItem[]; total: number } | null): MarketView {
  const rows = (read?.list ?? []).map(toRow);
  const hot = [...rows].sort(
    (a, b) => Number(a.soldOut) - Number(b.soldOut) || b.sale - a.sale || a.id - b.id,
  );
  const byGame = new Map<string, GoodsRow[]>();
  for (const row of hot) byGame.set(row.game, [...(byGame.get(row.game) ?? []), row]);
  const games = [...byGame]
    .map(([name, group]) => ({ name, rows: group }))
    .sort((a, b) => b.rows.length - a.rows.length);
  return {
    hot,
    games,
    total: read?.total ?? 0,
    sold: rows.reduce((sum, { sale }) => sum + sale, 0),
  };
}

function toRow(item: CatalogueItem): GoodsRow {
  return {
    id: item.goods_id,
    name: item.goods_name,
    game: item.game_name,
    kind: goodsKind(item),
    cover: item.cover,
    price: item.now_price,
    sale: item.sale,
    soldOut: item.stock <= 0,
  };
}

/**
 * The first `count` rows of some kinds, at most `perGame` of one game so that a list shows the market's breadth;
 * when there are too few, the best of the rest fill up.
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

/** 18,642 → "18,642"; from 100,000 on in 万 with one decimal. */
export function countText(count: number): string {
  if (count < 100_000) return count.toLocaleString("en-US");
  return `${(Math.floor(count / 1_000) / 10).toFixed(1)} 万`;
}
