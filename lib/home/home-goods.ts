import { fenToYuan, yuanToFen } from "@storefront/contract/money";
import { LISTING_KINDS } from "@/lib/addresses/listing-kinds";
import type { Counted } from "@/lib/discovery/counted";
import { type KindCount, kindsOf } from "@/lib/discovery/game-kinds";
import type { GoodsFound } from "@/lib/discovery/read-found";
import type { GameEntry } from "@/lib/discovery/read-games";
import { isAdvertised } from "@/lib/goods/advertised";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { type StorefrontView, storefrontOf } from "./storefront-view";

/** A kind of goods as the home page introduces it. */
export interface Shelf extends KindCount {
  /** Best sellers first; only those that can be bought now. */
  rows: readonly GoodsRow[];
  /** Yuan, of the cheapest listing; null when it is not known. */
  priceFrom: string | null;
  /** The games that have such listings, in the order of the games. */
  games: readonly GameCount[];
}

export interface GameCount extends Counted {
  name: string;
}

/** The data of the home page. */
export interface HomeGoods {
  /** Those with the most listings first. */
  games: readonly GameCount[];
  /** Kinds that have listings, in menu order. */
  shelves: readonly Shelf[];
  /** Listings whose price rises again soon, the next one first. */
  deals: readonly GoodsRow[];
  /** All loaded listings. */
  storefront: StorefrontView;
}

/** The marketplace's answers; null for a call that failed. */
export interface HomeAnswers {
  games: readonly GameEntry[] | null;
  deals: GoodsFound | null;
  byKind: ReadonlyMap<string, GoodsFound | null>;
}

/** @param now ms since 1970 */
export function homeGoods({ games, deals, byKind }: HomeAnswers, now: number): HomeGoods {
  const found = [...byKind.values()].filter((it) => it !== null);
  const rows = found.flatMap((it) => it.rows);
  const total = found.reduce((sum, { count }) => sum + count, 0);
  const storefront = storefrontOf(rows, total);
  const shelves = LISTING_KINDS.flatMap((kind): Shelf[] => {
    const answer = byKind.get(kind.slug);
    if (!answer || answer.count === 0) return [];
    const { count, exact, priceFrom } = answer;
    const forSale = answer.rows.filter(isForSale);
    return [{ ...kind, count, exact, priceFrom, rows: forSale, games: gamesOf(kind.slug) }];
  });

  function gamesOf(slug: string): GameCount[] {
    const counts = (games ?? []).map(({ name, kinds }) => {
      const counted = kinds.find((kind) => kind.slug === slug);
      return { name, count: counted?.count ?? 0, exact: counted?.exact ?? true };
    });
    return counts.filter(({ count }) => count > 0);
  }

  return {
    games: games ?? countGames(storefront),
    shelves,
    deals: endingDeals(deals?.rows ?? [], now),
    storefront,
  };
}

/** The same from the plain catalog, for an API without searches. */
export function catalogueGoods(storefront: StorefrontView, now: number): HomeGoods {
  const exact = storefront.total === storefront.hot.length;
  const shelves = kindsOf(storefront.hot).map((kind): Shelf => {
    const rows = storefront.hot.filter((row) => row.kind === kind.name);
    const cheapest = Math.min(
      ...rows.map(({ price }) => yuanToFen(price) ?? Number.MAX_SAFE_INTEGER),
    );
    const games = storefront.games.flatMap((game) => {
      const count = game.rows.filter((row) => row.kind === kind.name).length;
      return count === 0 ? [] : [{ name: game.name, count, exact }];
    });
    const priceFrom = exact ? fenToYuan(cheapest) : null;
    return { ...kind, exact, rows: rows.filter(isForSale), priceFrom, games };
  });
  return {
    games: countGames(storefront),
    shelves,
    deals: endingDeals(storefront.hot, now),
    storefront,
  };
}

function countGames({ games, hot, total }: StorefrontView): GameCount[] {
  const exact = total === hot.length;
  return games.map(({ name, rows }) => ({ name, count: rows.length, exact }));
}

const isForSale = (row: GoodsRow): boolean => isAdvertised(row) && !row.soldOut;

/** Listings whose activity price ends after `now`, the next one first. @param now ms since 1970 */
export function endingDeals(rows: readonly GoodsRow[], now: number): GoodsRow[] {
  const endOf = ({ activityUntil }: GoodsRow): number => activityUntil ?? 0;
  return rows
    .filter((row) => isForSale(row) && endOf(row) > now)
    .sort((one, other) => endOf(one) - endOf(other));
}
