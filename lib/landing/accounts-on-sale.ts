import type { FactKey } from "@storefront/contract/listing/fact-keys";
import { isAdvertised } from "@/lib/goods/advertised";
import type { GoodsRow } from "@/lib/goods/goods-row";
import type { StorefrontView } from "@/lib/home/storefront-view";
import { priceFen } from "./choose-goods";

/** The accounts of a game that can be bought, lowest price first. */
export interface AccountsOfGame {
  game: string;
  rows: readonly GoodsRow[];
}

/** Games with at least `least` accounts on sale, those with most accounts first. */
export function accountsOnSale(storefront: StorefrontView, least = 1): AccountsOfGame[] {
  return storefront.games
    .map(({ name, rows }) => ({
      game: name,
      rows: rows
        .filter((row) => row.kind === "账号" && !row.soldOut && isAdvertised(row))
        .filter((row) => priceFen(row) > 0)
        .sort((a, b) => priceFen(a) - priceFen(b)),
    }))
    .filter(({ rows }) => rows.length >= least)
    .sort((a, b) => b.rows.length - a.rows.length);
}

/** The game at a place of the list; places beyond its end begin again. Undefined when the storefront has none. */
export function gameAt(storefront: StorefrontView, place: number): AccountsOfGame | undefined {
  const games = accountsOnSale(storefront, 3);
  return games[place % Math.max(1, games.length)];
}

/** Middle of an ordered list of prices, in fen; the lower one of an even count. */
export function middleFen(rows: readonly GoodsRow[]): number {
  const row = rows[(rows.length - 1) >> 1];
  return row ? priceFen(row) : 0;
}

/** A number that accounts of a game differ in: 皮肤, 限定角色, 装分. */
export interface Measure {
  key: FactKey;
  title: string;
  unit: string;
}

const MEASURES: readonly FactKey[] = ["skins", "heroes", "score", "rare", "level"];

/** The figure of a fact: "142 款" → 142, "192,340" → 192340; null when it has none. */
export function amountOf(row: GoodsRow, key: FactKey): number | null {
  const text = row.facts.find((fact) => fact.key === key)?.text.replaceAll(",", "");
  const amount = Number.parseFloat(text ?? "");
  return Number.isFinite(amount) ? amount : null;
}

/** The measure that most rows have in one unit; null when fewer than three have one. */
export function commonMeasure(rows: readonly GoodsRow[]): Measure | null {
  const candidates = MEASURES.flatMap((key) => {
    const facts = rows.flatMap((row) => row.facts.filter((fact) => fact.key === key));
    const [first] = facts;
    const units = new Set(facts.map(({ text }) => unitOf(text)));
    if (first === undefined || facts.length < 3 || units.size > 1) return [];
    return [{ key, title: first.title, unit: unitOf(first.text), count: facts.length }];
  }).sort((a, b) => b.count - a.count);
  const [best] = candidates;
  return best ? { key: best.key, title: best.title, unit: best.unit } : null;
}

const unitOf = (text: string): string => text.replace(/[\d.,\s]/g, "");
