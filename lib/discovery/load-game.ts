import { type GoodsRow, readRows } from "@/lib/home/goods-row";
import { loadCatalogue } from "@/lib/home/load-catalogue";
import { gameOf, type MarketView, marketView } from "@/lib/home/market-view";

/** Pages of the catalogue that lists are made of; the home page reads as many, so they share the cached answers. */
const PAGES = 20;

/** @returns every game with its listings; null when the marketplace does not answer */
export async function loadGames(): Promise<MarketView | null> {
  const catalogue = await loadCatalogue(PAGES);
  return catalogue && marketView(catalogue);
}

/**
 * The listings of one game. A market that was read as a whole answers by itself; of a larger one the game's own
 * catalogue is read.
 * @returns empty when there is no such game, null when the marketplace does not answer
 */
export async function loadGame(game: string): Promise<readonly GoodsRow[] | null> {
  const market = await loadGames();
  if (market === null) return null;
  if (market.hot.length >= market.total) return market.hot.filter((row) => gameOf(row) === game);
  const own = await loadCatalogue(PAGES, game);
  return own && readRows(own.list).filter((row) => row.game === game);
}
